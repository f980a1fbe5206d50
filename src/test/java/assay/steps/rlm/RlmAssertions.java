package assay.steps.rlm;

import assay.rlm.Answer;

/** Judgements about kernels. */
final class RlmAssertions {

    private RlmAssertions() {}

    static AnswerAssert assertThat(Answer answer) {
        return new AnswerAssert(answer);
    }
}
