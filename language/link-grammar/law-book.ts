import type { CompanyRule, LinkLaws } from './dictionary.ts';
import type { Link } from './rank-linkages.ts';

/** What the laws say of links of one name. */
interface LinkTraits {
  readonly isIgnored: boolean;
  readonly standsInCycle: boolean;
  readonly beginsDomain: boolean;
  /** Its domain also has what the word it begins at links to before it … */
  readonly goesFromLeft: boolean;
  /** … or nothing else. */
  readonly onlyFromLeft: boolean;
  readonly isInOwnDomain: boolean;
  readonly staysRightOfRoot: boolean;
  readonly isBounded: boolean;
  readonly needsOne: readonly CompanyRule[];
  readonly needsNone: readonly CompanyRule[];
}

interface TracedLink extends Link {
  readonly traits: LinkTraits;
}

/**
 * The laws a whole linkage must keep. A link of certain names begins a domain: all links that can be reached through it.
 * Links in the same domains are a group, in which some links need others, or cannot bear them.
 */
export class LawBook {
  readonly #laws: LinkLaws;
  readonly #traits = new Map<string, LinkTraits>();
  readonly #company = new Map<CompanyRule, Map<string, boolean>>();

  constructor(laws: LinkLaws) {
    this.#laws = laws;
  }

  allows(links: readonly Link[], words: number): boolean {
    const traced = links
      .map((link) => ({ ...link, traits: this.#traitsOf(link.name) }))
      .filter(({ traits }) => !traits.isIgnored);
    const byWord: TracedLink[][] = Array.from({ length: words + 1 }, () => []);
    for (const link of traced) {
      byWord[link.left]?.push(link);
      byWord[link.right]?.push(link);
    }
    if (!traced.every((link) => !link.traits.standsInCycle || isInCycle(link, byWord)))
      return false;
    const domains = traced
      .filter(({ traits }) => traits.beginsDomain)
      .map((begin) => ({ begin, links: domainOf(begin, byWord) }));
    const isBroken = domains.some(
      ({ begin, links: domain }) =>
        begin.traits.isBounded && [...domain].some((link) => link.left < begin.left),
    );
    return !isBroken && this.#haveCompany(groupsOf(traced, domains));
  }

  #haveCompany(groups: Iterable<readonly TracedLink[]>): boolean {
    for (const group of groups) {
      for (const { traits } of group) {
        const hasOneOf = (rule: CompanyRule) => group.some(({ name }) => this.#names(rule, name));
        if (!traits.needsOne.every(hasOneOf) || traits.needsNone.some(hasOneOf)) return false;
      }
    }
    return true;
  }

  #names(rule: CompanyRule, name: string): boolean {
    const known = this.#company.get(rule) ?? new Map<string, boolean>();
    this.#company.set(rule, known);
    const names = known.get(name) ?? rule[1].some((pattern) => isNamed(pattern, name));
    known.set(name, names);
    return names;
  }

  #traitsOf(name: string): LinkTraits {
    const known = this.#traits.get(name);
    if (known !== undefined) return known;
    const laws = this.#laws;
    const isOneOf = (patterns: readonly string[]) =>
      patterns.some((pattern) => isNamed(pattern, name));
    const fromLeft = isOneOf(laws.beginsDomainFromLeft);
    const onlyFromLeft = isOneOf(laws.beginsDomainOnlyLeft);
    const [, type = ''] = laws.domainTypes.find(([pattern]) => isNamed(pattern, name)) ?? [];
    const traits = {
      isIgnored: isOneOf(laws.ignored),
      standsInCycle: isOneOf(laws.standsInCycle),
      beginsDomain: fromLeft || onlyFromLeft || isOneOf(laws.beginsDomain),
      goesFromLeft: fromLeft || onlyFromLeft,
      onlyFromLeft,
      isInOwnDomain: fromLeft || isOneOf(laws.isInOwnDomain),
      staysRightOfRoot: isOneOf(laws.staysRightOfRoot),
      isBounded: laws.boundedTypes.includes(type),
      needsOne: laws.needsOne.filter(([pattern]) => isNamed(pattern, name)),
      needsNone: laws.needsNone.filter(([pattern]) => isNamed(pattern, name)),
    };
    this.#traits.set(name, traits);
    return traits;
  }
}

const otherEnd = ({ left, right }: Link, word: number): number => (left === word ? right : left);

/** Whether its words stay linked without it. */
function isInCycle(link: TracedLink, byWord: readonly (readonly TracedLink[])[]): boolean {
  const reached = new Set([link.left]);
  for (const word of reached)
    for (const other of byWord[word] ?? []) if (other !== link) reached.add(otherEnd(other, word));
  return reached.has(link.right);
}

function domainOf(
  begin: TracedLink,
  byWord: readonly (readonly TracedLink[])[],
): ReadonlySet<TracedLink> {
  const root = begin.left;
  const domain = new Set<TracedLink>();
  const reached = new Set<number>();
  const follow = (word: number) => {
    reached.add(word);
    for (const link of byWord[word] ?? []) {
      if (link === begin) continue;
      const next = otherEnd(link, word);
      if (link.right === word) domain.add(link);
      if (reached.has(next) || next === root) continue;
      if (next < word && next < root && link.traits.staysRightOfRoot) continue;
      follow(next);
    }
  };
  if (!begin.traits.onlyFromLeft) follow(begin.right);
  if (begin.traits.goesFromLeft)
    for (const link of byWord[root] ?? [])
      if (
        link !== begin &&
        link.left === root &&
        link.right < begin.right &&
        !reached.has(link.right)
      )
        follow(link.right);
  if (begin.traits.isInOwnDomain) domain.add(begin);
  return domain;
}

function groupsOf(
  links: readonly TracedLink[],
  domains: readonly { readonly links: ReadonlySet<TracedLink> }[],
): Iterable<readonly TracedLink[]> {
  const groups = Map.groupBy(links, (link) =>
    domains.flatMap((domain, at) => (domain.links.has(link) ? [at] : [])).join(','),
  );
  groups.delete('');
  return groups.values();
}

/** In a pattern `#` stands for any letter, and so does what it lacks; what the name lacks is `*`. */
function isNamed(pattern: string, name: string): boolean {
  const [, patternFamily = '', patternRest = ''] = /^([A-Z]+)(.*)$/u.exec(pattern) ?? [];
  const [, family = '', rest = ''] = /^([A-Z]+)(.*)$/u.exec(name) ?? [];
  return (
    patternFamily === family &&
    [...patternRest].every((letter, at) => letter === '#' || letter === (rest[at] ?? '*'))
  );
}
