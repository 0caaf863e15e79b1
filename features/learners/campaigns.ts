export interface SeenPopup {
  readonly title: string;
  /** What its button says and where it leads. */
  readonly button: { readonly text: string; readonly to: string } | undefined;
  readonly image: string | undefined;
}

export interface SeenBanner {
  readonly image: string;
  readonly color: string;
  readonly to: string | undefined;
}

/** What the operator tells her for a while. */
export interface SeesCampaigns {
  /** At home, once it has come to rest. */
  popup(): Promise<SeenPopup | undefined>;
  banner(): Promise<SeenBanner | undefined>;
  closesPopup(): Promise<void>;
  /** What her app is given of the remote configuration, as text. */
  parameters(): Promise<Readonly<Record<string, string>>>;
}
