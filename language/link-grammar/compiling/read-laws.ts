import type { CompanyRule, LinkLaws } from '../dictionary.ts';

/** Reads `4.0.knowledge`: sections of link names, and of rules that end with a message in quotes. */
export function readLaws(source: string): LinkLaws {
  const sections = new Map<string, string[]>();
  let section: string[] = [];
  for (const [token] of source.replaceAll(/;.*$/gmu, '').matchAll(/"[^"]*"|,|[^\s,"]+/gu)) {
    if (/^[A-Z_]{6,}:$/u.test(token)) sections.set(token.slice(0, -1), (section = []));
    else section.push(token);
  }
  const links = (name: string): readonly string[] => sections.get(name) ?? [];
  const rules = (name: string): readonly CompanyRule[] =>
    rulesIn(links(name)).map(([link = '', ...others]) => [
      link,
      others.flatMap((other) => (other.startsWith('@') ? links(other.slice(1)) : [other])),
    ]);
  return {
    beginsDomain: links('DOMAIN_STARTER_LINKS'),
    beginsDomainFromLeft: links('URFL_DOMAIN_STARTER_LINKS'),
    beginsDomainOnlyLeft: links('URFL_ONLY_DOMAIN_STARTER_LINKS'),
    isInOwnDomain: links('DOMAIN_CONTAINS_LINKS'),
    ignored: links('IGNORE_THESE_LINKS'),
    staysRightOfRoot: links('RESTRICTED_LINKS'),
    standsInCycle: links('MUST_FORM_A_CYCLE_LINKS'),
    domainTypes: pairs(links('STARTING_LINK_TYPE_TABLE')),
    needsOne: rules('CONTAINS_ONE_RULES'),
    needsNone: rules('CONTAINS_NONE_RULES'),
    boundedTypes: rules('BOUNDED_RULES').map(([type]) => type),
  };
}

/** Each rule is the names before its message. */
function rulesIn(tokens: readonly string[]): readonly (readonly string[])[] {
  const rules: string[][] = [];
  let rule: string[] = [];
  for (const token of tokens) {
    if (token.startsWith('"')) {
      rules.push(rule);
      rule = [];
    } else if (token !== ',') rule.push(token);
  }
  return rules;
}

const pairs = (names: readonly string[]): readonly (readonly [string, string])[] =>
  names.flatMap((name, at) => (at % 2 === 0 ? [[name, names[at + 1] ?? ''] as const] : []));
