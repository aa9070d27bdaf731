/* Messages as bytes: `Content-Length: 12`, an empty line, and so many bytes of JSON in UTF-8. */

/** Nobody can tell where the next message begins. */
export class FrameError extends Error {}

/** Real headers have forty bytes. */
const LONGEST_HEADER = 4_096;
/** Editors send whole documents; one that is larger than this is no text that an agent reads. */
const LARGEST_MESSAGE = 64 * 1024 * 1024;

const END_OF_HEADER = '\r\n\r\n';

export function framed(message: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(message), 'utf8');
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}${END_OF_HEADER}`), body]);
}

/** Takes bytes apart, however they are cut into pieces. */
export class FrameReader {
  private pieces: Buffer[] = [];
  /** Bytes in all pieces. */
  private length = 0;
  /** Bytes of the message that is begun; null in front of one. */
  private body: number | null = null;

  /** The texts of the messages that are complete with this piece. @throws FrameError */
  *add(piece: Buffer): Generator<string> {
    this.pieces.push(piece);
    this.length += piece.length;
    for (;;) {
      this.body ??= this.header();
      if (this.body === null || this.length < this.body) return;
      const held = this.joined();
      const text = held.toString('utf8', 0, this.body);
      this.keep(held.subarray(this.body));
      this.body = null;
      yield text;
    }
  }

  /** Null until it is whole. */
  private header(): number | null {
    const held = this.joined();
    const end = held.subarray(0, LONGEST_HEADER).indexOf(END_OF_HEADER);
    if (end < 0) {
      if (held.length >= LONGEST_HEADER) throw new FrameError('a header is too long');
      return null;
    }
    const header = held.toString('latin1', 0, end);
    const [, bytes] = /^content-length:[ \t]*(\d{1,12})[ \t]*$/im.exec(header) ?? [];
    if (bytes === undefined) throw new FrameError('a header has no Content-Length');
    if (Number(bytes) > LARGEST_MESSAGE)
      throw new FrameError(`a message has ${bytes} bytes, and ${LARGEST_MESSAGE} are read at most`);
    this.keep(held.subarray(end + END_OF_HEADER.length));
    return Number(bytes);
  }

  private joined(): Buffer {
    const [first = Buffer.alloc(0), ...others] = this.pieces;
    const held = others.length === 0 ? first : Buffer.concat(this.pieces);
    this.pieces = [held];
    return held;
  }

  private keep(rest: Buffer): void {
    this.pieces = [rest];
    this.length = rest.length;
  }
}
