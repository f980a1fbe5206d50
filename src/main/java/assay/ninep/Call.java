package assay.ninep;

/**
 * A request under way.
 *
 * @param mark the place where what was heard ended when it was sent
 */
public record Call(Tmessage request, int mark) {

    public int tag() {
        return request.tag();
    }
}
