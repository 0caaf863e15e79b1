/** A browser's service workers as far as an update needs them: real events, and one worker that can wait. */
class Worker extends EventTarget {
  state: ServiceWorkerState = 'installed';
  readonly #container: SmallContainer;

  constructor(container: SmallContainer) {
    super();
    this.#container = container;
  }

  postMessage(message: unknown): void {
    if (message === 'skip-waiting') queueMicrotask(() => this.#container.changeOver(this));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;

  async update(): Promise<void> {}
}

export class SmallContainer extends EventTarget {
  controller: Worker | null;
  readonly #registration = new Registration();

  /** Before the first visit nothing controls the page. */
  constructor(isFirstVisit = false) {
    super();
    this.controller = isFirstVisit ? null : new Worker(this);
  }

  async register(): Promise<Registration> {
    return this.#registration;
  }

  /** A worker is fetched and installed. */
  install(): Worker {
    const worker = new Worker(this);
    this.#registration.installing = worker;
    this.#registration.dispatchEvent(new Event('updatefound'));
    this.#registration.installing = null;
    this.#registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  }

  changeOver(worker: Worker): void {
    this.#registration.waiting = null;
    this.controller = worker;
    worker.state = 'activating';
    this.dispatchEvent(new Event('controllerchange'));
  }

  asContainer(): ServiceWorkerContainer {
    return this as unknown as ServiceWorkerContainer; // the part of it that updates use
  }
}
