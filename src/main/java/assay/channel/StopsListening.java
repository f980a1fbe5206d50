package assay.channel;

/** Marks an outgoing message that closes our reading end instead of travelling. */
public interface StopsListening {}
