import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { ChoiceList } from './choice-list.tsx';
import { Dialog } from './dialog.tsx';
import { DoneIllustration } from './done-illustration.tsx';
import { EmptyState } from './empty-state.tsx';
import * as homeIcons from './home-icons.tsx';
import * as moreIcons from './icons.tsx';
import { List, ListRow } from './list.tsx';
import { Mascot } from './mascot.tsx';
import { Notice } from './notice.tsx';
import { OfflineIllustration } from './offline-illustration.tsx';
import { Page } from './page.tsx';
import { PlayButton } from './play-button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { RecordButton } from './record-button.tsx';
import { Section } from './section.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { SelectField } from './select-field.tsx';
import { showcaseVoice } from './showcase-voice.ts';
import { Loading, Skeleton } from './skeleton.tsx';
import { SorryIllustration } from './sorry-illustration.tsx';
import { SpeechBubble } from './speech-bubble.tsx';
import { Stack } from './stack.tsx';
import { Switch } from './switch.tsx';
import { TextArea } from './text-area.tsx';
import { ToastRegion } from './toast.tsx';

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const;
const recordStates = ['idle', 'asking', 'recording', 'working'] as const;

export function ShowcaseParts() {
  const [open, setOpen] = useState(location.search === '?dialog');
  const [prompt, setPrompt] = useState<'shown' | 'spoken' | 'both'>('both');
  const [goal, setGoal] = useState<string | null>('work');
  const [many, setMany] = useState<readonly string[]>(['news']);
  const [sound, setSound] = useState(true);
  const [memo, setMemo] = useState('1. きっかけ\n2. 何をしたか\n3. 今どう思うか');
  const [device, setDevice] = useState('default');
  return (
    <Page width="wide">
      <Stack gap={12}>
        <Section title="Buttons">
          <Stack row gap={3}>
            {kinds.map((kind) => (
              <Button key={kind} kind={kind} onClick={() => setOpen(true)}>
                学習を始める
              </Button>
            ))}
            <Button busy>送信する</Button>
            <Button disabled>次へ</Button>
            <Button size="s" kind="secondary">
              小さく
            </Button>
          </Stack>
        </Section>
        <Section title="Recording">
          <Stack columns="10rem">
            {recordStates.map((state) => (
              <RecordButton
                key={state}
                state={state}
                label={state}
                onPress={() => {}}
                subscribeLevel={showcaseVoice}
                limitMs={30_000}
                caption={state}
              />
            ))}
          </Stack>
          <Stack row>
            <PlayButton state="idle" label="聞く" onPress={() => {}} />
            <PlayButton state="loading" label="読み込み中" onPress={() => {}} />
            <PlayButton state="playing" label="止める" onPress={() => {}} size="l" />
          </Stack>
        </Section>
        <Section title="Notices">
          <Columns>
            <Notice title="録音は端末に保存されました">つながり次第、自動で送信します。</Notice>
            <Notice tone="warning">今日の添削は1回までです。明日の3:00からまた送れます。</Notice>
            <Notice
              tone="error"
              title="送信できませんでした"
              action={
                <Button size="s" kind="secondary">
                  もう一度送る
                </Button>
              }
            >
              録音は残っています。
            </Notice>
            <Notice tone="success">ブックマークに追加しました。</Notice>
          </Columns>
        </Section>
        <Section title="Choosing">
          <Columns>
            <SegmentedControl<'shown' | 'spoken' | 'both'>
              label="問題の出し方"
              showLabel
              value={prompt}
              onValue={setPrompt}
              segments={[
                { value: 'shown', label: '見る', icon: <moreIcons.EyeIcon /> },
                { value: 'spoken', label: '聞く', icon: <homeIcons.EarIcon /> },
                { value: 'both', label: '両方' },
              ]}
            />
            <SelectField
              label="マイク"
              value={device}
              onValue={setDevice}
              options={[
                { value: 'default', label: '端末の標準マイク' },
                { value: 'airpods', label: 'ヘッドセット' },
              ]}
            />
            <ChoiceList
              label="英語をどこで使いますか"
              value={goal}
              onValue={setGoal}
              choices={[
                { value: 'work', label: '仕事', hint: '会議、電話、出張' },
                { value: 'trip', label: '旅行' },
              ]}
            />
            <ChoiceList
              many
              label="興味のある話題"
              value={many}
              onValue={setMany}
              choices={[
                { value: 'news', label: 'ニュース' },
                { value: 'food', label: '食べもの' },
              ]}
            />
            <TextArea label="構成メモ" value={memo} onValue={setMemo} hint="録音中も見られます。" />
            <List>
              <ListRow
                title="メールアドレスの変更"
                description="hana@example.com"
                leading={<moreIcons.MailIcon size={22} />}
                to="/email"
              />
              <ListRow title={<Switch label="効果音" on={sound} onChange={setSound} />} />
              <ListRow title="ログアウト" tone="danger" onPress={() => setOpen(true)} />
            </List>
          </Columns>
        </Section>
        <Section title="Waiting">
          <Columns>
            <ProgressBar label="音声の準備" share={0.45} valueText="118 / 262 MB" showLabel />
            <ProgressBar label="添削しています" share={null} showLabel />
            <Loading label="読み込んでいます">
              <Skeleton width="40%" />
              <Skeleton />
              <Skeleton shape="block" />
            </Loading>
          </Columns>
        </Section>
        <Section title="The teacher">
          <SpeechBubble from="learner" name="あなた">
            なぜ teach ではなく tell なのですか。
          </SpeechBubble>
          <SpeechBubble
            from="teacher"
            name="Oz 先生"
            avatar={
              <svg viewBox="8 0 108 116">
                <Mascot />
              </svg>
            }
          >
            道や時刻のような情報を伝えるときは tell を使います。teach
            は、知識や技能を時間をかけて教えるときの言葉です。
          </SpeechBubble>
        </Section>
        <Section title="Whole pages">
          <Columns>
            <EmptyState
              illustration={<DoneIllustration />}
              title="10問、ぜんぶ言えました"
              description="自己ベストを3秒更新。次のレッスンが開きました。"
              actions={<Button block>次のレッスンへ</Button>}
            />
            <EmptyState
              illustration={<SorryIllustration />}
              title="ページを表示できません"
              description="少し時間をおいて、もう一度お試しください。"
              actions={
                <>
                  <Button block>ホームへ戻る</Button>
                  <Button block kind="secondary">
                    再読み込み
                  </Button>
                </>
              }
            />
            <EmptyState
              illustration={<OfflineIllustration />}
              title="通信がオフラインになっています。"
              description="通信状態を確認して、再度アクセスをお試しください。"
            />
          </Columns>
        </Section>
        <Section title="Icons">
          <Stack row gap={5}>
            {Object.entries({ ...homeIcons, ...moreIcons }).map(([name, Icon]) => (
              <span key={name} title={name}>
                <Icon />
              </span>
            ))}
          </Stack>
        </Section>
      </Stack>
      <Dialog
        open={open}
        title="録音を保存できませんでした"
        closeLabel="閉じる"
        onClose={() => setOpen(false)}
        illustration={<SorryIllustration />}
        actions={
          <>
            <Button block>もう一度保存する</Button>
            <Button block kind="quiet" onClick={() => setOpen(false)}>
              保存せずに終える
            </Button>
          </>
        }
      >
        録音はこの画面に残っています。
      </Dialog>
      <ToastRegion
        toasts={open ? [] : [{ id: '1', tone: 'success', text: 'ブックマークに追加しました' }]}
        dismissLabel="閉じる"
        onDismiss={() => {}}
      />
    </Page>
  );
}

function Columns({ children }: { readonly children: ReactNode }) {
  return (
    <Stack columns="19rem" gap={6}>
      {children}
    </Stack>
  );
}
