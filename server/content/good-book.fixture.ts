/** A small book without a mistake. Tests count its lines from 1. */
export const GOOD_BOOK = `id: cafe
title: { ja: カフェで, en: At a cafe, ko: 카페에서 }
description: { ja: 注文してみましょう。, en: Let's order., ko: 주문해 봐요. }
genre: everyday
level: A2
tags: [cafe]
lessons:
  - id: cafe-orders
    title: { ja: 注文, en: Orders, ko: 주문 }
    minutes: 5
    easy: true
    questions:
      - id: cafe-01
        prompt: コーヒーをください。
        answers:
          - I'd like a coffee, please.
          - Could I have a coffee, please?
        wrong:
          - I like coffee, please.
          - Give coffee, please.
        note: { ja: 一杯は a coffee です。, en: One cup is a coffee., ko: 한 잔은 a coffee예요. }
        tags: [orders]
        level: A1
      - id: cafe-02
        prompt: この席、空いていますか？
        reading: すいています
        answers: [Is this seat taken?, Is anyone sitting here?]
        note: { ja: 空席を尋ねます。, en: Asking for a free seat here., ko: 빈자리를 물어봐요. }
        tags: [questions]
        level: A2
        wrong: [Is this seat vacant person?, This seat is taken?]
`;
