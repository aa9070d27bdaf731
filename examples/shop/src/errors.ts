/** Answered with 403. */
export class Forbidden extends Error {}

/** Answered with 404. */
export class NotFound extends Error {}
