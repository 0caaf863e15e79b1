import assert from 'node:assert/strict';
import type { Container } from 'inversify';
import type { FormRedirectPresenter } from '../../../app/forms/form-redirect-presenter.ts';
import type { LessonPlayerPresenter } from '../../../app/lesson-player/lesson-player-presenter.ts';
import type { OnboardingPresenter } from '../../../app/onboarding/onboarding-presenter.ts';
import type { PlanPresenter } from '../../../app/plan/plan-presenter.ts';
import type { ReviewPlayerPresenter } from '../../../app/review/review-player-presenter.ts';
import type { LoginPresenter } from '../../../app/sign-in/login-presenter.ts';
import type { LessonKit } from '../../../composition/lesson-kit.ts';
import { Make } from '../../../composition/tokens.ts';
import type { ErrorKind } from '../../../core/errors/error-kind.ts';
import { mailLinkToken } from '../../../core/sign-in/mail-link-token.ts';
import { screenAt } from '../screen-at.ts';

/** Any presenter whose state may carry what went wrong. */
interface Showing {
  readonly state: {
    readonly step: string;
    readonly error?: { readonly kind: ErrorKind } | undefined;
  };
}

type Loaded = Showing & { load(): Promise<void> };

/** What the screen at an address is drawn from. */
export abstract class HeadlessScreen {
  abstract container: Container;
  abstract readonly address: string;

  lesson: LessonPlayerPresenter | undefined;
  review: ReviewPlayerPresenter | undefined;
  survey: OnboardingPresenter | undefined;
  form: FormRedirectPresenter | undefined;
  plan: PlanPresenter | undefined;
  /** A page outside of the app that she was led to last. */
  outside: string | undefined;
  #login: LoginPresenter | undefined;
  protected showing: Showing | undefined;
  #lessonKit: LessonKit | undefined;

  atLogin(): LoginPresenter {
    assert.ok(this.#login, `She is at ${this.address}, not at the login`);
    return this.#login;
  }

  /** What is on the screen now. */
  shows(presenter: Showing): void {
    this.showing = presenter;
  }

  /** How far what is on the screen has come. */
  shown(): string | undefined {
    return this.showing?.state.step;
  }

  /** Where she answers: in a lesson or in a review. */
  answering(): LessonPlayerPresenter | ReviewPlayerPresenter {
    const answering = this.lesson ?? this.review;
    assert.ok(answering, `She is at ${this.address}, where nothing is asked`);
    return answering;
  }

  atReview(): ReviewPlayerPresenter {
    return this.review ?? assert.fail(`She is at ${this.address}, in no review`);
  }

  /** Drawn is what `shows` or a field tells; the content of other screens is given back. */
  protected async draw(rest: string, isBack: boolean): Promise<Loaded | undefined> {
    switch (screenAt(rest)) {
      case 'login': {
        const kit = await this.container.get(Make.signInKit)();
        this.#login = kit.login();
        this.shows(this.#login);
        return undefined;
      }
      case 'email-confirmation':
        return this.#confirmEmail(mailLinkToken(rest, 'token') ?? '');
      case 'onboarding':
        this.survey = (await this.#accountKit()).onboarding();
        await this.survey.load();
        return undefined;
      case 'form-redirect':
        return this.#findForm(rest);
      case 'plan':
        return this.#askForPlan(rest.includes('from=checkout'));
      case 'home':
        return loaded(this.container.get(Make.home)());
      case 'account':
        return loaded((await this.#accountKit()).account());
      case 'books':
        return loaded(this.container.get(Make.books)());
      case 'lessons':
        return loaded((await this.container.get(Make.findingKit)()).lessonList());
      case 'review':
        return loaded((await this.container.get(Make.reviewKit)()).review());
      case 'speak':
        return loaded((await this.container.get(Make.monologueKit)()).themes());
      case 'lesson':
        return this.#takeLesson(decodeURIComponent(rest.split(/[/?]/)[3] ?? ''), isBack);
      default:
        return undefined;
    }
  }

  protected leave(): void {
    if (this.lesson) this.#lessonKit?.leaveLesson(this.lesson);
    this.lesson = undefined;
    this.review?.dispose();
    this.review = undefined;
    this.survey = undefined;
    this.form = undefined;
    this.plan = undefined;
    this.#login = undefined;
    this.showing = undefined;
  }

  #accountKit() {
    return this.container.get(Make.accountKit)();
  }

  async #confirmEmail(token: string): Promise<undefined> {
    const confirmation = (await this.#accountKit()).emailConfirmation(token);
    await confirmation.confirm();
    this.shows(confirmation);
  }

  async #findForm(rest: string): Promise<undefined> {
    const query = Object.fromEntries(new URLSearchParams(rest.split('?')[1] ?? ''));
    this.form = (await this.#accountKit()).formRedirect(query);
    this.shows(this.form);
    await this.form.find();
  }

  async #askForPlan(isPaid: boolean): Promise<undefined> {
    this.plan = (await this.#accountKit()).plan((url) => {
      this.outside = url;
    });
    this.shows(this.plan);
    await (isPaid ? this.plan.lookForPayment() : this.plan.load());
  }

  async #takeLesson(lessonId: string, isBack: boolean): Promise<undefined> {
    this.#lessonKit = await this.container.get(Make.lessonKit)();
    this.lesson = this.#lessonKit.lessonPlayer(lessonId, isBack);
    await this.lesson.open();
  }
}

async function loaded(content: Loaded): Promise<Loaded> {
  await content.load();
  return content;
}
