/*
 * The front of the mux image: this program and, behind it in the same file, the jar that it runs.
 *
 * It creates the Java machine in this very process, so that the system names the image itself as the executable, shows
 * no option of Java's among the arguments, and knows no second process. The class path is the kernel's own link to the
 * running image: it still leads there when the file has been renamed over, and it is the same for every copy.
 *
 * Built by assemble.sh, which says what JAVA_HOME_BUILT_WITH, CACHE and BUILD are.
 */
#include <dlfcn.h>
#include <errno.h>
#include <jni.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define IMAGE "/proc/self/exe"
#define ENTRY "assay/reference/mux/command/Main"
#define STACK (4 << 20)
#define CANNOT_START 70

typedef jint (*create_vm)(JavaVM **, void **, void *);

static int argument_count;
static char **argument_values;

/* The path that a descriptor's file has, while that still names it: a process is called after the path it was run by. */
static void path_of(const char *link, char *path, size_t size) {
    struct stat held, named;
    ssize_t length = readlink(link, path, size - 1);
    path[length < 0 ? 0 : length] = 0;
    if (stat(link, &held) != 0 || stat(path, &named) != 0 || held.st_ino != named.st_ino || held.st_dev != named.st_dev) {
        snprintf(path, size, "%s", link);
    }
}

/*
 * A daemon that goes on as this image and cannot even begin has an image to return to: the descriptor of that one is among
 * the arguments. It is told why, and that there is nothing further to return to.
 */
static void hand_back(const char *why) {
    char **back = calloc((size_t) argument_count + 3, sizeof *back);
    const char *descriptor = NULL;
    int count = 0;
    for (int i = 0; back != NULL && i < argument_count; i++) {
        if (strcmp(argument_values[i], "--check") == 0) {
            return;
        }
        if (i > 0 && strcmp(argument_values[i - 1], "--resume-back") == 0) {
            descriptor = argument_values[i];
            back[count++] = "-1";
        } else if (strcmp(argument_values[i], "--resume-fail-at") == 0) {
            i++;
        } else {
            back[count++] = argument_values[i];
        }
    }
    if (descriptor != NULL && atoi(descriptor) >= 0) {
        char link[64], path[4096];
        back[count++] = "--resume-after";
        back[count++] = (char *) why;
        snprintf(link, sizeof link, "/proc/self/fd/%d", atoi(descriptor));
        path_of(link, path, sizeof path);
        execv(path, back);
    }
}

static void give_up(const char *what, const char *why) {
    hand_back(what);
    fprintf(stderr, "mux: cannot start: %s: %s\n", what, why);
    _exit(CANNOT_START);
}

/* Whatever the machine itself would say belongs to nobody's output. */
static jint JNICALL say_nothing(FILE *stream, const char *format, va_list values) {
    (void) stream;
    (void) format;
    (void) values;
    return 0;
}

/* What makes a start faster is taken only from where nobody but this user, or root, could have put it. */
static int trusted(const char *path) {
    struct stat file;
    return stat(path, &file) == 0 && (file.st_uid == geteuid() || file.st_uid == 0)
            && (file.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

/* Variables that Java obeys or that change how it reads names; the program gets them back as they were. */
static const char *const held_back[] = {"JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "LC_ALL"};
enum { HELD_BACK = sizeof held_back / sizeof *held_back };
static char *held[HELD_BACK];

static void hold_back(void) {
    for (int i = 0; i < HELD_BACK; i++) {
        const char *value = getenv(held_back[i]);
        held[i] = value == NULL ? NULL : strdup(value);
        unsetenv(held_back[i]);
    }
    setenv("LC_ALL", "C.UTF-8", 1);
}

static void give_back(void) {
    for (int i = 0; i < HELD_BACK; i++) {
        if (held[i] == NULL) {
            unsetenv(held_back[i]);
        } else {
            setenv(held_back[i], held[i], 1);
        }
    }
}

static create_vm machine(void) {
    const char *home = getenv("MUX_JAVA_HOME");
    char path[4096];
    snprintf(path, sizeof path, "%s/lib/server/libjvm.so", home == NULL ? JAVA_HOME_BUILT_WITH : home);
    void *library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    if (library == NULL) {
        give_up("there is no Java 17 or newer where MUX_JAVA_HOME names one", dlerror());
    }
    return (create_vm) dlsym(library, "JNI_CreateJavaVM");
}

static JNIEnv *create(void) {
    static char archive[4096 + 64];
    static char native[4096 + 64];
    const char *dump = getenv("MUX_ARCHIVE_TO");
    JavaVMOption options[24];
    int count = 0;
    options[count++].optionString = "-Djava.class.path=" IMAGE;
    options[count].optionString = "vfprintf";
    options[count++].extraInfo = (void *) say_nothing;
    // Small generations are collected soon: what a daemon holds after a day is what it held after an hour.
    options[count++].optionString = "-Xmx128m";
    options[count++].optionString = "-Xms16m";
    options[count++].optionString = "-Xmn8m";
    options[count++].optionString = "-XX:TieredStopAtLevel=1";
    // Most of what runs here is over before code that is compiled as eagerly as usual has paid for that.
    options[count++].optionString = "-XX:CompileThresholdScaling=10";
    options[count++].optionString = "-XX:+UseSerialGC";
    options[count++].optionString = "-XX:-UsePerfData";
    options[count++].optionString = "-XX:-MaxFDLimit";
    options[count++].optionString = "-Xlog:disable";
    options[count++].optionString = "-Xshare:auto";
    // The archive where it was meant to lie: anywhere else each of its pages is written to before the start.
    options[count++].optionString = "-XX:+UnlockDiagnosticVMOptions";
    options[count++].optionString = "-XX:ArchiveRelocationMode=0";
    options[count++].optionString = "-Dfile.encoding=UTF-8";
    options[count++].optionString = "-Djna.platform.library.path=/lib";
    // Else JNA makes a folder of its own in the cache of whoever runs this, whether it needs one or not.
    options[count++].optionString = "-Djna.tmpdir=/tmp";
    if (dump != NULL) {
        snprintf(archive, sizeof archive, "-XX:ArchiveClassesAtExit=%s", dump);
        options[count++].optionString = archive;
    } else if (trusted(CACHE "/" BUILD "/classes.jsa")) {
        options[count++].optionString = "-XX:SharedArchiveFile=" CACHE "/" BUILD "/classes.jsa";
    }
    if (trusted(CACHE "/" BUILD "/libjnidispatch.so")) {
        snprintf(native, sizeof native, "-Djna.boot.library.path=%s", CACHE "/" BUILD);
        options[count++].optionString = native;
    }
    JavaVMInitArgs arguments = {
        .version = JNI_VERSION_10, .nOptions = count, .options = options, .ignoreUnrecognized = JNI_TRUE};
    create_vm create = machine();
    JavaVM *vm;
    JNIEnv *env;
    hold_back();
    jint failed = create(&vm, (void **) &env, &arguments);
    give_back();
    if (failed) {
        give_up("the Java machine could not be created", "is there memory for it?");
    }
    return env;
}

/* As bytes: what a person typed need not be text in any encoding that Java knows here. */
static jobjectArray arguments(JNIEnv *env) {
    jclass bytes = (*env)->FindClass(env, "[B");
    jobjectArray all = (*env)->NewObjectArray(env, argument_count - 1, bytes, NULL);
    for (int i = 1; i < argument_count; i++) {
        jsize length = (jsize) strlen(argument_values[i]);
        jbyteArray one = (*env)->NewByteArray(env, length);
        (*env)->SetByteArrayRegion(env, one, 0, length, (const jbyte *) argument_values[i]);
        (*env)->SetObjectArrayElement(env, all, i - 1, one);
    }
    return all;
}

static void *run(void *nothing) {
    JNIEnv *env = create();
    jclass entry = (*env)->FindClass(env, ENTRY);
    if (entry == NULL) {
        give_up("the image is damaged", "there is no " ENTRY " in it");
    }
    jmethodID start = (*env)->GetStaticMethodID(env, entry, "start", "([[B)V");
    if (start == NULL) {
        give_up("the image is damaged", "its entry has no start");
    }
    (*env)->CallStaticVoidMethod(env, entry, start, arguments(env));
    (*env)->ExceptionDescribe(env);
    give_up("the program returned", "it should have ended itself");
    return nothing;
}

int main(int count, char **values) {
    argument_count = count;
    argument_values = values;
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    int failed = pthread_create(&thread, &attributes, run, NULL);
    if (failed) {
        give_up("no thread", strerror(failed));
    }
    pthread_join(thread, NULL);
    return CANNOT_START;
}
