import { createHash } from 'node:crypto';

/** 2^11 registers: the standard error of a HyperLogLog is 1.04 / √2048. */
const bits = 11;
const size = 2 ** bits;
/** Up to this number of people a set is exact. Written, it is as long as the registers. */
const mostExact = size / 4;

/** The standard error of an estimated number of people. */
export const peopleError = 0.023;

/** The number for a person in a set: 32 bits of a digest. */
export const personNumber = (person: string): number =>
  createHash('sha256').update(person).digest().readUInt32LE(0);

/**
 * A set of people of which only the size can be read. Small sets are kept as a sorted list of 32-bit numbers, and are
 * exact; larger ones as a HyperLogLog (Flajolet et al. 2007), whose union with others costs nothing in precision.
 */
export class People {
  #exact: Set<number> | null = new Set();
  #registers: Uint8Array = new Uint8Array(0);

  /** Reads what `write` has written. Nothing is the empty set. */
  static read(bytes: Uint8Array): People {
    const people = new People();
    people.addAll(bytes);
    return people;
  }

  /** Whether the size is exact. */
  get isExact(): boolean {
    return this.#exact !== null;
  }

  add(number: number): void {
    if (this.#exact) this.#exact.add(number);
    else this.#raise(number);
  }

  /** Adds the people of a written set. */
  addAll(bytes: Uint8Array): void {
    if (bytes.length === size + 1) {
      this.#toRegisters();
      for (let at = 0; at < size; at += 1) {
        const rank = bytes[at + 1] ?? 0;
        if (rank > (this.#registers[at] ?? 0)) this.#registers[at] = rank;
      }
      return;
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 4 <= bytes.length; at += 4) this.add(view.getUint32(at, true));
  }

  get size(): number {
    if (this.#exact) return this.#exact.size;
    let sum = 0;
    let zeros = 0;
    for (const rank of this.#registers) {
      sum += 2 ** -rank;
      if (rank === 0) zeros += 1;
    }
    const raw = ((0.7213 / (1 + 1.079 / size)) * size * size) / sum;
    if (raw <= 2.5 * size && zeros > 0) return Math.round(size * Math.log(size / zeros));
    // Of 2^32 numbers some are the same.
    return Math.round(raw <= 2 ** 32 / 30 ? raw : -(2 ** 32) * Math.log(1 - raw / 2 ** 32));
  }

  /** A list of numbers, four bytes each, or a zero and the registers. */
  write(): Uint8Array {
    if (this.#exact && this.#exact.size > mostExact) this.#toRegisters();
    if (!this.#exact) {
      const bytes = new Uint8Array(size + 1);
      bytes.set(this.#registers, 1);
      return bytes;
    }
    const numbers = Uint32Array.from(this.#exact).sort();
    const bytes = new Uint8Array(numbers.length * 4);
    const view = new DataView(bytes.buffer);
    for (const [index, number] of numbers.entries()) view.setUint32(index * 4, number, true);
    return bytes;
  }

  #toRegisters() {
    if (!this.#exact) return;
    const numbers = this.#exact;
    this.#exact = null;
    this.#registers = new Uint8Array(size);
    for (const number of numbers) this.#raise(number);
  }

  /** The first bits choose a register, which keeps the most zeros that the rest began with. */
  #raise(number: number) {
    const at = number >>> (32 - bits);
    const rank = Math.min(Math.clz32(number << bits), 32 - bits) + 1;
    if (rank > (this.#registers[at] ?? 0)) this.#registers[at] = rank;
  }
}
