import { useState } from 'react';
import { BrandMark } from './brand-mark.tsx';
import { Button } from './button.tsx';
import { Page } from './page.tsx';
import { Stack } from './stack.tsx';
import { PasswordField, TextField } from './text-field.tsx';
import { WelcomeIllustration } from './welcome-illustration.tsx';

export function ShowcaseLogin() {
  const [email, setEmail] = useState('hana@example.com');
  const [password, setPassword] = useState('secret');
  return (
    <Page>
      <Stack gap={6}>
        <Stack row gap={2} justify="center">
          <BrandMark size={34} />
          <strong style={{ fontSize: 'var(--text-xl)' }}>Oz</strong>
        </Stack>
        <div style={{ width: 'min(15rem, 70%)', margin: '0 auto' }}>
          <WelcomeIllustration />
        </div>
        <h1 style={{ fontSize: 'var(--text-2xl)', textAlign: 'center' }}>
          今日も、ひとこと英語で。
        </h1>
        <Stack gap={5} as="form">
          <TextField
            label="メールアドレス"
            type="email"
            autoComplete="email"
            value={email}
            onValue={setEmail}
          />
          <PasswordField
            label="パスワード"
            autoComplete="current-password"
            showLabel="パスワードを表示する"
            hideLabel="パスワードを隠す"
            value={password}
            onValue={setPassword}
            error="パスワードが正しくありません。"
            hint="英字・数字・記号を組み合わせた8〜20文字"
          />
          <Button type="submit" size="l" block>
            ログイン
          </Button>
          <Button kind="quiet">パスワードを忘れた方</Button>
        </Stack>
      </Stack>
    </Page>
  );
}
