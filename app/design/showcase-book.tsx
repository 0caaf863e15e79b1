import { useState } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { LinkCard } from './card.tsx';
import { IconButton } from './icon-button.tsx';
import { CheckIcon } from './home-icons.tsx';
import { BookmarkFilledIcon, BookmarkIcon } from './icons.tsx';
import { Page } from './page.tsx';
import { ProgressRing } from './progress-ring.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { showcaseTabs } from './showcase-home.tsx';
import { Stack } from './stack.tsx';
import { FilterChip, Tag } from './tag.tsx';
import { TopBar } from './top-bar.tsx';

const lessons = [
  { title: '自己紹介をする', share: 1, tag: '学習済み' },
  { title: '予定を聞く、約束する', share: 0.6, tag: '学習中' },
  { title: '電話で聞き返す', share: 0, tag: '未学習' },
  { title: '会議で意見を言う', share: 0, tag: '未学習' },
];

export function ShowcaseBook() {
  const [tab, setTab] = useState('all');
  const [easy, setEasy] = useState(true);
  const [saved, setSaved] = useState<readonly string[]>(['予定を聞く、約束する']);
  return (
    <>
      <Page
        bottomBar
        header={<TopBar title="はじめての口頭英作文" back={{ label: '戻る', onBack: () => {} }} />}
      >
        <Stack gap={4}>
          <SegmentedControl
            label="表示するレッスン"
            look="pills"
            value={tab}
            onValue={setTab}
            segments={[
              { value: 'all', label: 'すべて' },
              { value: 'learning', label: '学習中' },
              { value: 'learned', label: '学習済み' },
              { value: 'saved', label: '保存リスト' },
              { value: 'bookmark', label: 'ブックマーク' },
            ]}
          />
          <Stack row gap={2}>
            <FilterChip pressed={easy} onPress={() => setEasy(!easy)} icon={easy && <CheckIcon />}>
              やさしい
            </FilterChip>
            <FilterChip pressed={false} onPress={() => {}}>
              ビジネス
            </FilterChip>
            <FilterChip pressed={false} onPress={() => {}}>
              日常
            </FilterChip>
          </Stack>
          <Stack gap={3}>
            {lessons.map(({ title, share, tag }, at) => (
              <LinkCard
                key={title}
                to={`/lessons/${at}`}
                title={title}
                headingLevel={2}
                description="10問・約6分"
                tags={
                  <Tag tone={share === 1 ? 'achieved' : share > 0 ? 'brand' : 'plain'}>{tag}</Tag>
                }
                leading={
                  <ProgressRing
                    label="進み具合"
                    share={share}
                    tone={share === 1 ? 'achieved' : 'brand'}
                  >
                    {share === 1 ? <CheckIcon size={22} /> : at + 1}
                  </ProgressRing>
                }
                trailing={
                  <IconButton
                    label="保存リストに入れる"
                    pressed={saved.includes(title)}
                    icon={saved.includes(title) ? <BookmarkFilledIcon /> : <BookmarkIcon />}
                    onClick={() => setSaved(saved.includes(title) ? [] : [title])}
                  />
                }
              />
            ))}
          </Stack>
        </Stack>
      </Page>
      <BottomBar label="メイン" tabs={showcaseTabs('books')} />
    </>
  );
}
