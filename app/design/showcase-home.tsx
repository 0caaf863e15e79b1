import { BottomBar } from './bottom-bar.tsx';
import { ButtonLink } from './button.tsx';
import { Card, LinkCard } from './card.tsx';
import {
  ArrowIcon,
  BooksIcon,
  FlameFilledIcon,
  HomeIcon,
  SpeakIcon,
  UserIcon,
} from './home-icons.tsx';
import { ClockIcon, RetryIcon, SpeedIcon } from './icons.tsx';
import { IconLink } from './icon-button.tsx';
import { Page } from './page.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ProgressRing } from './progress-ring.tsx';
import { Section } from './section.tsx';
import { Stack } from './stack.tsx';
import { StatTile } from './stat-tile.tsx';
import { StreakDays } from './streak-days.tsx';
import { Tag } from './tag.tsx';

export const showcaseTabs = (current: 'home' | 'books' | 'speech') =>
  [
    { to: '/', label: 'ホーム', icon: <HomeIcon />, current: current === 'home' },
    { to: '/books', label: '口頭英作文', icon: <BooksIcon />, current: current === 'books' },
    { to: '/speech', label: '独り言英会話', icon: <SpeakIcon />, current: current === 'speech' },
  ] as const;

export function ShowcaseHome() {
  return (
    <>
      <Page bottomBar>
        <Stack gap={8}>
          <Stack row justify="space-between">
            <h1 style={{ fontSize: 'var(--text-2xl)' }}>おかえりなさい</h1>
            <IconLink to="/account" label="アカウント" icon={<UserIcon />} kind="soft" />
          </Stack>

          <Card>
            <Stack gap={4}>
              <Stack row gap={3}>
                <span style={{ color: 'var(--achieved)' }}>
                  <FlameFilledIcon size={36} />
                </span>
                <div>
                  <p style={{ fontWeight: 700, fontSize: 'var(--text-l)', lineHeight: 1.4 }}>
                    12日連続で学習中
                  </p>
                  <p style={{ color: 'var(--ink-soft)', fontSize: 'var(--text-s)' }}>
                    あと8日で20日を達成します
                  </p>
                </div>
              </Stack>
              <StreakDays
                label="今週の学習"
                days={['月', '火', '水', '木', '金', '土', '日'].map((short, at) => ({
                  short,
                  label: `${short}曜日`,
                  studied: at < 4,
                  today: at === 3,
                }))}
              />
            </Stack>
          </Card>

          <Section title="つづきから">
            <Card tone="brand">
              <Stack gap={4}>
                <Stack gap={2}>
                  <Stack row gap={2}>
                    <Tag tone="plain">中学英語</Tag>
                    <Tag tone="plain">日常</Tag>
                  </Stack>
                  <p style={{ fontWeight: 700, fontSize: 'var(--text-xl)', lineHeight: 1.5 }}>
                    レッスン 8　道を尋ねる、教える
                  </p>
                </Stack>
                <ProgressBar label="10問中6問" share={0.6} valueText="6 / 10" showLabel />
                <ButtonLink to="/lesson" size="l" block trailingIcon={<ArrowIcon />}>
                  つづける
                </ButtonLink>
              </Stack>
            </Card>
          </Section>

          <Section title="今日のおすすめ">
            <LinkCard
              to="/review"
              title="スマート復習"
              description="間違えた5問をもう一度"
              leading={<RetryIcon size={28} />}
            />
            <LinkCard
              to="/speech/1"
              title="最近うれしかった小さな出来事"
              description="1分間、英語でひとりごと"
              tags={<Tag tone="achieved">今日のテーマ</Tag>}
              leading={<SpeakIcon size={28} />}
            />
          </Section>

          <Section
            title="学習のあゆみ"
            action={
              <ButtonLink to="/progress" kind="quiet" size="s">
                すべて見る
              </ButtonLink>
            }
          >
            <Stack columns="9rem" gap={3}>
              <StatTile label="今日" value="14" unit="分" icon={<ClockIcon />} />
              <StatTile
                label="話す速さ"
                value="96"
                unit="WPM"
                icon={<SpeedIcon />}
                note="先週より +7"
              />
              <StatTile
                label="レベル"
                value="B1"
                tone="achieved"
                icon={<SpeakIcon />}
                note="先月は A2"
              />
              <StatTile
                label="今週の目標"
                value={
                  <ProgressRing label="今週の目標" share={0.72} valueText="72%" size={64}>
                    72%
                  </ProgressRing>
                }
              />
            </Stack>
          </Section>
        </Stack>
      </Page>
      <BottomBar label="メイン" tabs={showcaseTabs('home')} />
    </>
  );
}
