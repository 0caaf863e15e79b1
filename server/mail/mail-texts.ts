import type { Language } from '../../core/shared/language.ts';
import type { MailTexts } from './mail-text.ts';
import { EN } from './mail-texts-en.ts';
import { JA } from './mail-texts-ja.ts';
import { KO } from './mail-texts-ko.ts';

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { ja: JA, en: EN, ko: KO };
