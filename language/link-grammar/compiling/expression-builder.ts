import { ALL, ANY, CONNECTOR, type ExpressionNode } from '../dictionary.ts';

/** Collects expressions as nodes; what is alike becomes one node. */
export class ExpressionBuilder {
  readonly nodes: ExpressionNode[] = [];
  readonly connectors: string[] = [];
  readonly #ofNode = new Map<string, number>();
  readonly #ofConnector = new Map<string, number>();
  readonly nothing = this.#add([ALL, 0]);

  connector(name: string, side: number, isMulti: boolean): number {
    const known = this.#ofConnector.get(name);
    const index = known ?? this.connectors.push(name) - 1;
    if (known === undefined) this.#ofConnector.set(name, index);
    return this.#add([CONNECTOR, index, side, isMulti ? 1 : 0]);
  }

  all(parts: readonly number[]): number {
    return this.#join(ALL, parts);
  }

  any(parts: readonly number[]): number {
    return this.#join(ANY, parts);
  }

  optional(part: number): number {
    return this.#add([ANY, 0, this.nothing, part]);
  }

  dearer(part: number, cost: number): number {
    if (cost === 0) return part;
    const [kind, own = 0, ...parts] = this.#at(part);
    return kind === CONNECTOR
      ? this.#add([ALL, cost, part])
      : this.#add([kind, Math.round((own + cost) * 1000) / 1000, ...parts]);
  }

  /** The connectors an expression names. */
  namesIn(part: number): readonly string[] {
    const [kind, first = 0, ...parts] = this.#at(part);
    return kind === CONNECTOR
      ? [this.connectors[first] ?? '']
      : parts.flatMap((inner) => this.namesIn(inner));
  }

  #join(kind: number, parts: readonly number[]): number {
    const [only] = parts;
    if (only !== undefined && parts.length === 1) return only;
    const flat = parts.flatMap((part) => {
      const [innerKind, cost, ...inner] = this.#at(part);
      return innerKind === kind && cost === 0 ? inner : [part];
    });
    return this.#add([kind, 0, ...flat]);
  }

  #at(part: number): ExpressionNode {
    const node = this.nodes[part];
    if (node === undefined) throw new RangeError(`no expression ${part}`);
    return node;
  }

  #add(node: ExpressionNode): number {
    const key = node.join(' ');
    const known = this.#ofNode.get(key);
    if (known !== undefined) return known;
    this.#ofNode.set(key, this.nodes.length);
    return this.nodes.push(node) - 1;
  }
}
