/**
 * Stored with every result. Raise it whenever the same input could give another number or another working,
 * so that a report made earlier can be told apart from one made now.
 */
export const ENGINE_VERSION = '1.0.1';
