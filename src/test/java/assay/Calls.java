package assay;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaMethodCall;

/** Calls that have their one place, whichever of their forms is used. */
final class Calls {

    static final DescribedPredicate<JavaMethodCall> ANY_THAT_SLEEPS = DescribedPredicate.describe("sleeps",
            call -> is(call, Thread.class, "sleep") || is(call, TimeUnit.class, "sleep")
                    || is(call, LockSupport.class, "parkNanos", "parkUntil")
                    || is(call, Object.class, "wait") && !call.getTarget().getRawParameterTypes().isEmpty());

    static final DescribedPredicate<JavaMethodCall> ANY_THAT_STARTS_A_PROGRAM =
            DescribedPredicate.describe("starts a program", call -> is(call, Runtime.class, "exec"));

    private Calls() {}

    private static boolean is(JavaMethodCall call, Class<?> owner, String... names) {
        return call.getTargetOwner().isEquivalentTo(owner) && List.of(names).contains(call.getName());
    }
}
