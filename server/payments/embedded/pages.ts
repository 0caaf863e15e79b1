import type { Language, LocalText } from '../../../core/shared/language.ts';
import { htmlText } from '../../mail/html-text.ts';
import { AMOUNTS } from './prices.ts';
import type { Checkout, EmbeddedState, Portal } from './state.ts';
import { TEXTS } from './texts.ts';

type Trouble = 'declined' | 'unknownCard';

const TAGS: Readonly<Record<Language, string>> = { ja: 'ja-JP', en: 'en-GB', ko: 'ko-KR' };

const yen = (amount: number, language: Language): string =>
  amount.toLocaleString(TAGS[language], {
    style: 'currency',
    currency: 'JPY',
    currencyDisplay: 'narrowSymbol',
  });

const dated = (seconds: number, language: Language): string =>
  new Date(seconds * 1000).toLocaleString(TAGS[language], {
    timeZone: 'Asia/Tokyo',
    dateStyle: 'medium',
    timeStyle: 'short',
  });

const button = (action: string, label: string): string =>
  `<button name="action" value="${action}">${htmlText(label)}</button>`;

function page(title: LocalText, language: Language, content: string): string {
  const name = htmlText(title[language]);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/pretended_payments/style.css"><body><main><p class="note">${htmlText(TEXTS.pretended[language])}</p><h1>${name}</h1>${content}</main></body></html>`;
}

/** @param trouble why she is still here. */
export function checkoutPage(one: Checkout, trouble?: Trouble): string {
  const { language } = one;
  const say = (text: LocalText) => htmlText(text[language]);
  const problem = trouble ? `<p role="alert">${say(TEXTS[trouble])}</p>` : '';
  return page(
    TEXTS.pay,
    language,
    `<p class="sum">${say(TEXTS[one.plan])} <b>${yen(AMOUNTS[one.plan], language)}</b></p>${problem}<form method="post"><label>${say(TEXTS.card)}<input name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242"></label><p class="hint">${say(TEXTS.cards)}</p>${button('pay', TEXTS.payNow[language])}</form><p><a href="${htmlText(one.cancelUrl)}">${say(TEXTS.back)}</a></p><form method="post" class="quiet">${button('expire', TEXTS.expire[language])}</form>`,
  );
}

/** What a bank asks before it lets a card be charged. */
export function confirmPage({ language, plan }: Checkout, card: string): string {
  return page(
    TEXTS.confirmTitle,
    language,
    `<p class="sum">${yen(AMOUNTS[plan], language)}</p><form method="post"><input type="hidden" name="card" value="${htmlText(card)}">${button('confirm', TEXTS.confirm[language])}</form><form method="post" class="quiet">${button('deny', TEXTS.deny[language])}</form>`,
  );
}

export const closedPage = ({ language, cancelUrl }: Checkout): string =>
  page(
    TEXTS.pay,
    language,
    `<p role="alert">${htmlText(TEXTS.closed[language])}</p><p><a href="${htmlText(cancelUrl)}">${htmlText(TEXTS.toApp[language])}</a></p>`,
  );

export function portalPage(
  { customer, language, returnUrl }: Portal,
  state: EmbeddedState,
  now: number,
  trouble?: Trouble,
): string {
  const say = (text: LocalText) => htmlText(text[language]);
  const hers = <T extends { readonly customer: string }>(all: Record<string, T>) =>
    Object.values(all).filter((one) => one.customer === customer);
  const card = state.customers[customer]?.card;
  const known = card ? `<p>${say(TEXTS.yourCard)} •••• ${htmlText(card.slice(-4))}</p>` : '';
  const problem = trouble ? `<p role="alert">${say(TEXTS[trouble])}</p>` : '';
  const living = hers(state.subscriptions).find(({ status }) => status !== 'canceled');
  const [action, label] = living?.isEnding ? ['resume', TEXTS.resume] : ['cancel', TEXTS.cancel];
  const renewal = living ? `<form method="post">${button(action, label[language])}</form>` : '';
  const receipts = hers(state.invoices)
    .toSorted((a, b) => b.created - a.created)
    .map(
      ({ created, amount, isPaid }) =>
        `<li>${dated(created, language)} · ${yen(amount, language)} · ${say(isPaid ? TEXTS.paid : TEXTS.unpaid)}</li>`,
    );
  return page(
    TEXTS.portal,
    language,
    `${known}${problem}<form method="post"><label>${say(TEXTS.card)}<input name="card" inputmode="numeric" autocomplete="off"></label><p class="hint">${say(TEXTS.cards)}</p>${button('card', TEXTS.changeCard[language])}</form>${renewal}<h2>${say(TEXTS.receipts)}</h2><ul>${receipts.join('')}</ul><p><a href="${htmlText(returnUrl)}">${say(TEXTS.toApp)}</a></p><h2>${say(TEXTS.clock)}</h2><p class="hint">${say(TEXTS.clockNote)}</p><p>${dated(now, language)}</p><form method="post" class="quiet">${button('hour', TEXTS.anHour[language])}${button('day', TEXTS.aDay[language])}${button('month', TEXTS.aMonth[language])}</form>`,
  );
}

export const STYLE = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{margin:0}main{max-width:480px;margin:0 auto;padding:24px 16px}h1{font-size:1.5rem}h2{font-size:1.1rem;margin-top:2rem}label{display:block;font-weight:600}input{box-sizing:border-box;width:100%;font:inherit;padding:12px;margin-top:4px;border:1px solid #8888;border-radius:8px}button{display:block;width:100%;font:inherit;font-weight:600;padding:14px;margin:12px 0;border:0;border-radius:8px;background:#1b5fc1;color:#fff;cursor:pointer}.quiet button{background:transparent;color:inherit;border:1px solid #8888}.note{background:#fff3c4;color:#4d3b00;padding:8px 12px;border-radius:8px}.hint{font-size:.85rem;opacity:.8}.sum b{float:right}[role=alert]{background:#fde2e1;color:#7a1512;padding:8px 12px;border-radius:8px}`;
