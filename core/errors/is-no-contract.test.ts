import { expect, it } from 'vitest';
import { isNoContract } from './is-no-contract.ts';

it.each([
  'This feature is unavailable because there is no contract.',
  'You cannot use this because you do not have a valid contract.',
  'The contract is invalid',
  'Your subscription has expired.',
  '契約がないため、この機能は利用できません。',
  'ご契約がありません。',
  '契約が無効です',
  '契約が終了しているため、ご利用いただけません。',
  '未契約のため利用できません',
  '계약이 없어 이 기능을 이용할 수 없어요.',
  '유효한 계약이 없습니다.',
  '계약이 만료되었습니다.',
])('a 403 that says "%s" means that there is no contract', (message) => {
  expect(isNoContract(403, message)).toBe(true);
  expect(isNoContract(401, message)).toBe(false);
  expect(isNoContract(500, message)).toBe(false);
});

it.each([
  'The password is incorrect.',
  'パスワードが正しくありません。',
  '契約内容を確認してください。',
  '비밀번호가 올바르지 않아요.',
  '',
  undefined,
])('a 403 that says "%s" does not', (message) => {
  expect(isNoContract(403, message)).toBe(false);
});
