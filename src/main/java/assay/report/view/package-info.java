/**
 * What the page shows, as its templates read it: finished words and numbers, in the order of the page.
 *
 * <p>Public only because the generated templates live in a package of their own.
 */
package assay.report.view;
