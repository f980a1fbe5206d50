package assay.monty;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;

import com.google.protobuf.ByteString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import assay.monty.wire.BytesWrite;
import assay.monty.wire.DateTimeNow;
import assay.monty.wire.FunctionCall;
import assay.monty.wire.Getenv;
import assay.monty.wire.Mkdir;
import assay.monty.wire.NameLookup;
import assay.monty.wire.OsCall;
import assay.monty.wire.Pair;
import assay.monty.wire.Rename;
import assay.monty.wire.TextWrite;
import assay.monty.wire.TimeZone;
import assay.monty.wire.Unit;
import assay.monty.wire.Uuid;

final class CallsTest {

    @Test
    void aCallIsWrittenAsTheSandboxWouldMakeIt() {
        FunctionCall.Builder call = FunctionCall.newBuilder().setFunctionName("ext").setCallId(7);
        assertThat(Calls.print(call.build())).isEqualTo("ext()");

        call.addArgs(Literal.of("hello")).addArgs(Literal.of(1));
        assertThat(Calls.print(call.build())).isEqualTo("ext(\"hello\", 1)");

        call.addKwargs(Pair.newBuilder().setKey(Literal.of("key")).setValue(Literal.none()));
        assertThat(Calls.print(call.build())).isEqualTo("ext(\"hello\", 1, key=None)");
        assertThat(Calls.print(call.clearArgs().build())).isEqualTo("ext(key=None)");
    }

    @Test
    void anObjectOfTheHostsStandsInFront() {
        Uuid object = Uuid.newBuilder().setData(ByteString.copyFrom(new byte[] {0x0a, -1})).build();

        assertThat(Calls.print(FunctionCall.newBuilder().setFunctionName("area").setObjectId(object).build()))
                .isEqualTo("<0aff>.area()");
        assertThat(Calls.print(NameLookup.newBuilder().setName("width").setObjectId(object).build()))
                .isEqualTo("<0aff>.width");
        assertThat(Calls.print(NameLookup.newBuilder().setName("width").build())).isEqualTo("width");
    }

    static Stream<Arguments> operations() {
        Unit unit = Unit.getDefaultInstance();
        return Stream.of(
                Arguments.of(call().setExists("/a \"b\""), "exists(\"/a \\\"b\\\"\")"),
                Arguments.of(call().setWriteText(TextWrite.newBuilder().setPath("/a")), "write_text(\"/a\", \"\")"),
                Arguments.of(
                        call().setWriteBytes(BytesWrite.newBuilder().setPath("/a").setData(ByteString.copyFrom(new byte[] {-1}))),
                        "write_bytes(\"/a\", b\"\\xff\")"),
                Arguments.of(
                        call().setMkdir(Mkdir.newBuilder().setPath("/a").setExistOk(true)), "mkdir(\"/a\", False, True)"),
                Arguments.of(call().setRename(Rename.newBuilder().setSrc("/a").setDst("/b")), "rename(\"/a\", \"/b\")"),
                Arguments.of(
                        call().setGetenv(Getenv.newBuilder().setKey("K").setDefault(Literal.none())), "getenv(\"K\", None)"),
                Arguments.of(call().setGetEnviron(unit), "get_environ()"),
                Arguments.of(call().setDateTimeNow(DateTimeNow.getDefaultInstance()), "date_time_now()"),
                Arguments.of(
                        call().setDateTimeNow(DateTimeNow.newBuilder().setTz(TimeZone.newBuilder().setOffsetSeconds(60))),
                        "date_time_now(offset_seconds: 60)"),
                Arguments.of(call(), "nothing()"));
    }

    @ParameterizedTest
    @MethodSource("operations")
    void anOperationIsWrittenByItsNameOnTheWire(OsCall.Builder call, String written) {
        assertThat(Calls.print(call.build())).isEqualTo(written);
    }

    private static OsCall.Builder call() {
        return OsCall.newBuilder().setCallId(3);
    }
}
