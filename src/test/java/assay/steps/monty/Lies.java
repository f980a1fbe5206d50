package assay.steps.monty;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import assay.channel.Lie;
import assay.engine.Run;
import assay.monty.Incoming;
import assay.monty.wire.ChildEvent;
import assay.monty.wire.Complete;
import assay.monty.wire.MontyObject;
import assay.monty.wire.Unit;
import assay.os.Exit;

/** The lies about workers that a run can be told to tell, by name. */
final class Lies {

    /** The setting that names the lie of a run. */
    static final String SETTING = "assay.lie";

    private static final Map<String, Supplier<Lie<Incoming>>> BY_NAME = new LinkedHashMap<>();

    static {
        BY_NAME.put("numbers are one too high", () -> changed(event -> {
            if (event.getComplete().getValue().hasInt()) {
                event.getCompleteBuilder().getValueBuilder().setInt(event.getComplete().getValue().getInt() + 1);
            }
        }));
        BY_NAME.put("prints are lost", () -> heard -> is(heard, ChildEvent.KindCase.PRINT) ? List.of() : List.of(heard));
        BY_NAME.put("tracebacks are lost", () -> changed(event -> {
            if (event.hasError()) {
                event.getErrorBuilder().getExceptionBuilder().clearTraceback();
            }
        }));
        BY_NAME.put("arguments lose the last one", () -> changed(event -> {
            if (event.getFunctionCall().getArgsCount() > 0) {
                event.getFunctionCallBuilder().removeArgs(event.getFunctionCall().getArgsCount() - 1);
            }
        }));
        BY_NAME.put("objects are not named", () -> changed(event -> {
            if (event.hasFunctionCall()) {
                event.getFunctionCallBuilder().clearObjectId();
            }
            if (event.hasNameLookup()) {
                event.getNameLookupBuilder().clearObjectId();
            }
        }));
        BY_NAME.put("lists lose the last one", () -> changed(event -> {
            int items = event.getComplete().getValue().getList().getItemsCount();
            if (items > 0) {
                event.getCompleteBuilder().getValueBuilder().getListBuilder().removeItems(items - 1);
            }
        }));
        BY_NAME.put("writes become reads", () -> changed(event -> {
            if (event.getOsCall().hasWriteText()) {
                event.getOsCallBuilder().setReadText(event.getOsCall().getWriteText().getPath());
            }
        }));
        BY_NAME.put("a restored call has lost its payload", () -> changed(event -> {
            if (event.hasRestoredScriptName() && event.hasFunctionCall()) {
                event.getFunctionCallBuilder().clearArgs().clearKwargs();
            }
        }));
        BY_NAME.put("a restored call to the system has lost its payload", () -> changed(event -> {
            if (event.hasRestoredScriptName() && event.hasOsCall()) {
                event.getOsCallBuilder().setGetEnviron(Unit.getDefaultInstance());
            }
        }));
        BY_NAME.put("only one promise is waited for", () -> changed(event -> {
            if (event.getResolveFutures().getPendingCallIdsCount() > 1) {
                event.getResolveFuturesBuilder().clearPendingCallIds().addPendingCallIds(0);
            }
        }));
        BY_NAME.put("errors pass for success", () -> changed(event -> {
            if (event.hasError()) {
                event.setComplete(nothing());
            }
        }));
        BY_NAME.put("rejections pass for success", () -> changed(event -> {
            if (event.hasTypingError()) {
                event.setComplete(nothing());
            }
        }));
        BY_NAME.put("memory figures lose their last digit", () -> changed(event -> {
            if (event.getError().getException().getMessage().startsWith("memory limit exceeded")) {
                event.getErrorBuilder().getExceptionBuilder().setMessage(
                        event.getError().getException().getMessage().replaceFirst("\\d bytes", " bytes"));
            }
        }));
        BY_NAME.put("stamps are lost", () -> changed(event ->
                event.clearMaxSuspensions().clearMaxDurationMicros().clearTotalExecutionMicros()));
        BY_NAME.put("the restored script is not named", () -> changed(ChildEvent.Builder::clearRestoredScriptName));
        BY_NAME.put("last words are cut short", () -> changed(event -> {
            if (event.hasFatalError()) {
                String words = event.getFatalError().getMessage();
                event.getFatalErrorBuilder().setMessage(words.substring(0, words.length() / 2));
            }
        }));
        BY_NAME.put("a violation passes for an error", () -> changed(event -> {
            if (event.hasError()) {
                event.getErrorBuilder().getExceptionBuilder().setMessage(
                        event.getError().getException().getMessage().replace("protocol violation: ", ""));
            }
        }));
        BY_NAME.put("every end is a success", () -> ended(end -> new Incoming.Ended(new Exit.Code(0), end.stderr())));
        BY_NAME.put("every end is a failure", () -> ended(end -> new Incoming.Ended(new Exit.Code(1), end.stderr())));
    }

    private Lies() {}

    /** What the current run was told to tell. */
    static Optional<Lie<Incoming>> ofThisRun() {
        return Run.setting(SETTING).map(name -> Optional.ofNullable(BY_NAME.get(name))
                .orElseThrow(() -> new IllegalArgumentException("there is no lie called '" + name + "'"))
                .get());
    }

    private static boolean is(Incoming message, ChildEvent.KindCase kind) {
        return message instanceof Incoming.Event event && event.event().getKindCase() == kind;
    }

    private static Lie<Incoming> changed(Consumer<ChildEvent.Builder> change) {
        return truth -> {
            if (!(truth instanceof Incoming.Event event)) {
                return List.of(truth);
            }
            ChildEvent.Builder told = event.event().toBuilder();
            change.accept(told);
            return List.of(new Incoming.Event(told.build()));
        };
    }

    private static Lie<Incoming> ended(UnaryOperator<Incoming.Ended> change) {
        return truth -> List.of(truth instanceof Incoming.Ended end ? change.apply(end) : truth);
    }

    private static Complete nothing() {
        return Complete.newBuilder()
                .setValue(MontyObject.newBuilder().setNone(Unit.getDefaultInstance()))
                .build();
    }
}
