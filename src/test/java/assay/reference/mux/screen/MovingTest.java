package assay.reference.mux.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where the cursor goes. The screen has ten columns and six rows; {@code ^} is ESC. */
class MovingTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '¦', value = {
        "CUP                          ¦ ^[3;5H          ¦ 4,2",
        "CUP without numbers          ¦ ^[3;5H^[H       ¦ 0,0",
        "CUP beyond the edges         ¦ ^[99;99H        ¦ 9,5",
        "CUP with zeros               ¦ ^[0;0H          ¦ 0,0",
        "numbers do not overflow      ¦ ^[4294967298;4294967299H ¦ 9,5",
        "HVP                          ¦ ^[2;3f          ¦ 2,1",
        "CUU                          ¦ ^[4;4H^[2A      ¦ 3,1",
        "CUU stops at the top         ¦ ^[4;4H^[9A      ¦ 3,0",
        "CUD                          ¦ ^[4;4H^[B       ¦ 3,4",
        "CUD stops at the bottom      ¦ ^[4;4H^[9B      ¦ 3,5",
        "CUF                          ¦ ^[4;4H^[3C      ¦ 6,3",
        "CUF stops at the edge        ¦ ^[4;4H^[99C     ¦ 9,3",
        "CUB                          ¦ ^[4;4H^[2D      ¦ 1,3",
        "CUB from behind the edge     ¦ 0123456789^[D   ¦ 8,0",
        "CNL                          ¦ ^[2;4H^[2E      ¦ 0,3",
        "CPL                          ¦ ^[4;4H^[2F      ¦ 0,1",
        "CHA                          ¦ ^[2;2H^[7G      ¦ 6,1",
        "HPA                          ¦ ^[2;2H^[7`      ¦ 6,1",
        "HPR                          ¦ ^[2;2H^[3a      ¦ 4,1",
        "VPA                          ¦ ^[2;2H^[5d      ¦ 1,4",
        "VPR                          ¦ ^[2;2H^[2e      ¦ 1,3",
        "CUU stops at the margin      ¦ ^[2;5r^[3;2H^[9A ¦ 1,1",
        "CUD stops at the margin      ¦ ^[2;5r^[3;2H^[9B ¦ 1,4",
        "CUU from above the margin    ¦ ^[3;5r^[2;2H^[9A ¦ 1,0",
        "CUD from below the margin    ¦ ^[2;4r^[5;2H^[9B ¦ 1,5",
        "DECSTBM goes home            ¦ ^[3;3H^[2;5r    ¦ 0,0",
        "DECSTBM of one row is none   ¦ ^[3;3H^[4;4r    ¦ 2,2",
        "DECSTBM upside down is none  ¦ ^[3;3H^[5;2r    ¦ 2,2",
        "DECOM goes to the margin     ¦ ^[2;5r^[?6h     ¦ 0,1",
        "DECOM counts from the margin ¦ ^[2;5r^[?6h^[2;3H ¦ 2,2",
        "DECOM stays inside           ¦ ^[2;5r^[?6h^[9;3H ¦ 2,4",
        "DECOM off goes home          ¦ ^[2;5r^[?6h^[?6l ¦ 0,0",
        "IND                          ¦ ^[2;3H^D        ¦ 2,2",
        "IND at the bottom stays      ¦ ^[6;3H^D        ¦ 2,5",
        "NEL                          ¦ ^[2;3H^E        ¦ 0,2",
        "RI                           ¦ ^[2;3H^M        ¦ 2,0",
        "RI at the top stays          ¦ ^[1;3H^M        ¦ 2,0",
        "BS                           ¦ abc{BS}           ¦ 2,0",
        "BS at the start stays        ¦ {BS}              ¦ 0,0",
        "CR                           ¦ abc{CR}           ¦ 0,0",
        "LF keeps the column          ¦ abc{LF}           ¦ 3,1",
        "VT and FF are line feeds     ¦ a{VT}{FF}       ¦ 1,2",
        "LNM returns as well          ¦ ^[20habc{LF}      ¦ 0,1",
        "tab                          ¦ {HT}              ¦ 8,0",
        "tab to the last column       ¦ {HT}{HT}            ¦ 9,0",
        "HTS                          ¦ ^[4G^H{CR}{HT}      ¦ 3,0",
        "TBC here                     ¦ ^[9G^[g{CR}{HT}     ¦ 9,0",
        "TBC all                      ¦ ^[3g{HT}          ¦ 9,0",
        "tabs as usual again          ¦ ^[3g^[?5W{HT}     ¦ 8,0",
        "CHT                          ¦ ^[4G^H{CR}^[2I    ¦ 8,0",
        "CBT                          ¦ ^[10G^[Z        ¦ 8,0",
        "CBT to the start             ¦ ^[10G^[9Z       ¦ 0,0",
        "DECSC, DECRC                 ¦ ^[3;4H^7^[H^8   ¦ 3,2",
        "DECRC without DECSC          ¦ ^[3;4H^8        ¦ 0,0",
        "SCOSC, SCORC                 ¦ ^[3;4H^[s^[H^[u ¦ 3,2",
        "1048                         ¦ ^[3;4H^[?1048h^[H^[?1048l ¦ 3,2",
        "kitty's keys move nothing    ¦ ^[3;4H^[?u^[>1u^[=1u^[<u ¦ 3,2",
        "RIS                          ¦ ^[3;4H^c        ¦ 0,0",
        "DECSTR stays in place        ¦ ^[3;4H^[!p      ¦ 3,2",
    })
    void cursor(String name, String input, String cursor) {
        assertThat(Screens.cursor(Screens.fed(10, 6, input))).isEqualTo(cursor);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '¦', value = {
        "the saved cursor knows it is behind the edge ¦ 0123456789^7^[4;1Hx^8y   ¦ 0123456789|y||x||",
        "and its set of characters                    ¦ ^(0^7^(B^8q              ¦ ─|||||",
        "and its origin                               ¦ ^[2;4r^[?6h^7^[?6l^8^[Hx ¦ |x||||",
        "a line feed leaves the edge                  ¦ 0123456789{LF}y            ¦ 0123456789|         y||||",
    })
    void whatIsWrittenThere(String name, String input, String dump) {
        assertThat(Screens.dump(Screens.fed(10, 6, input))).isEqualTo(dump);
    }
}
