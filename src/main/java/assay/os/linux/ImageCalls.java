package assay.os.linux;

/** The C library's functions about memory files, descriptors over an exec, and the exec; addresses are {@code long}. */
final class ImageCalls {

    static {
        Binding.of(ImageCalls.class);
    }

    private ImageCalls() {}

    static native int memfd_create(String name, int flags);

    static native long lseek(int descriptor, long offset, int from);

    static native int fchmod(int descriptor, int mode);

    static native int close_range(int first, int last, int flags);

    static native int execve(String path, long argv, long envp);

    static native int pthread_sigmask(int how, long set, long old);

    static native long signal(int number, long handler);
}
