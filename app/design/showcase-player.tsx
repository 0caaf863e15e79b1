import { ActionBar } from './action-bar.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { IconButton } from './icon-button.tsx';
import { CheckCircleIcon, NextIcon } from './home-icons.tsx';
import { BookmarkIcon, FlipIcon, RetryIcon, TeacherIcon } from './icons.tsx';
import { LevelMeter } from './level-meter.tsx';
import { Page } from './page.tsx';
import { PlayButton } from './play-button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { RecordButton } from './record-button.tsx';
import { Sentence } from './sentence.tsx';
import { showcaseVoice } from './showcase-voice.ts';
import { Stack } from './stack.tsx';
import { Tag } from './tag.tsx';
import { TopBar } from './top-bar.tsx';
import { WordMarks, WordMarksLegend, type MarkedWord } from './word-marks.tsx';

const WORDS: readonly MarkedWord[] = [
  { mark: 'right', expected: 'Could' },
  { mark: 'right', expected: 'you' },
  { mark: 'replaced', expected: 'tell', said: 'teach' },
  { mark: 'right', expected: 'me' },
  { mark: 'missing', expected: 'the' },
  { mark: 'right', expected: 'fastest' },
  { mark: 'right', expected: 'way' },
  { mark: 'right', expected: 'to' },
  { mark: 'extra', said: 'go' },
  { mark: 'right', expected: 'the' },
  { mark: 'right', expected: 'station?' },
];

export function ShowcasePlayer({ step }: { readonly step: 'recording' | 'graded' }) {
  return (
    <Page
      header={
        <TopBar
          title="道を尋ねる、教える"
          back={{ label: 'レッスンを終える', onBack: () => {}, leaves: true }}
          trailing={<IconButton label="ブックマーク" icon={<BookmarkIcon />} pressed={false} />}
          below={<ProgressBar label="進み具合" share={0.6} valueText="6 / 10" />}
        />
      }
      footer={step === 'recording' ? <Speaking /> : <Deciding />}
    >
      <Stack gap={6}>
        <Stack gap={3}>
          <Stack row gap={2}>
            <Tag>6 / 10</Tag>
            <Tag tone="brand">日常</Tag>
          </Stack>
          <Sentence lang="ja" size="l">
            すみません、駅へ行く一番早い道を教えていただけますか。
          </Sentence>
        </Stack>
        {step === 'graded' && <Graded />}
      </Stack>
    </Page>
  );
}

function Speaking() {
  return (
    <Stack gap={2}>
      <LevelMeter label="声の大きさ" subscribeLevel={showcaseVoice} />
      <RecordButton
        state="recording"
        label="話し終える"
        onPress={() => {}}
        subscribeLevel={showcaseVoice}
        limitMs={60_000}
        elapsedMs={14_000}
        caption="0:14 / 1:00"
      />
    </Stack>
  );
}

function Graded() {
  return (
    <>
      <Card>
        <Stack gap={4}>
          <Stack row gap={2}>
            <Tag tone="achieved" icon={<CheckCircleIcon />}>
              あと少し
            </Tag>
          </Stack>
          <WordMarks
            describedIn="ja"
            describe={(word) => `${word.said ?? 'なし'}、正しくは ${word.expected ?? 'なし'}`}
            words={WORDS}
          />
          <WordMarksLegend words={WORDS} missing="抜け" extra="余分" replaced="言いかえ" />
        </Stack>
      </Card>
      <Card tone="brand">
        <Stack gap={3} row>
          <PlayButton state="playing" label="模範解答を止める" onPress={() => {}} />
          <div style={{ flex: 1 }}>
            <Sentence lang="en">Could you tell me the fastest way to the station?</Sentence>
          </div>
        </Stack>
      </Card>
      <Stack row gap={2}>
        <Button kind="secondary" size="s" icon={<FlipIcon size={20} />}>
          正解にする
        </Button>
        <Button kind="secondary" size="s" icon={<TeacherIcon size={20} />}>
          先生に聞く
        </Button>
      </Stack>
    </>
  );
}

function Deciding() {
  return (
    <ActionBar>
      <Button kind="secondary" size="l" icon={<RetryIcon />}>
        もう一度
      </Button>
      <Button size="l" trailingIcon={<NextIcon />}>
        次の問題へ
      </Button>
    </ActionBar>
  );
}
