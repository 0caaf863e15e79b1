export const campaign = {
  notice: 'お知らせ',
  banner: 'キャンペーンのご案内',
  toDetails: '詳しく見る',
  close: '閉じる',
};
