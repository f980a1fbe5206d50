package assay.bans;

import java.util.List;

/**
 * What no production line of certain folders may hold, and why.
 *
 * @param id what refusals and marks call it; it never changes
 * @param why what goes wrong otherwise
 * @param folders each read without its subfolders
 * @param needles any of which breaks it
 * @param exceptions the files that the rule file exempts
 * @param marks whether a file may exempt itself, with a marked line
 * @param line where the rule file states it
 */
record Ban(
        String id,
        String why,
        List<String> folders,
        List<Needle> needles,
        List<Exemption> exceptions,
        boolean marks,
        int line) {

    Ban {
        folders = List.copyOf(folders);
        needles = List.copyOf(needles);
        exceptions = List.copyOf(exceptions);
    }

    Ban withNeedles(List<Needle> others) {
        return new Ban(id, why, folders, others, exceptions, marks, line);
    }

    Ban without(String folder) {
        List<String> others = folders.stream().filter(each -> !each.equals(folder)).toList();
        List<Exemption> left = exceptions.stream().filter(each -> !Folders.of(each.file()).equals(folder)).toList();
        return new Ban(id, why, others, needles, left, marks, line);
    }
}
