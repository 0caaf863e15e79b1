import { wordSet } from './word-set.ts';

/** Where one can be, go and arrive. */
export const PLACES: ReadonlySet<string> = wordSet(`
school station office hospital university college park airport hotel restaurant museum library supermarket shop store mall
beach bank gym city town village house apartment company temple shrine zoo cafe stadium theater cinema church
japan tokyo osaka kyoto nara kobe nagoya fukuoka sapporo sendai yokohama hiroshima okinawa hokkaido kyushu shikoku nagano hakone
kamakura america korea china taiwan france england london paris hawaii australia canada germany italy spain thailand singapore
india vietnam europe asia africa york seoul
`);
