import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryClock } from '../../adapters/memory/memory-clock.ts';
import { MemoryPageVisibility } from '../../adapters/memory/memory-page-visibility.ts';
import { MemorySystemInfo } from '../../adapters/memory/memory-system-info.ts';
import { WatchMaintenance } from '../../core/system/watch-maintenance.ts';
import { MaintenancePresenter } from './maintenance-presenter.ts';

describe('maintenance', () => {
  let info: MemorySystemInfo;
  let visibility: MemoryPageVisibility;
  let presenter: MaintenancePresenter;

  beforeEach(() => {
    info = new MemorySystemInfo();
    visibility = new MemoryPageVisibility();
    presenter = new MaintenancePresenter(new WatchMaintenance(info, visibility, new MemoryClock()));
  });

  const settle = async () => {
    for (let moment = 0; moment < 5; moment += 1) await Promise.resolve();
  };
  const comeBack = async () => {
    visibility.turn(false);
    visibility.turn(true);
    await settle();
  };

  it.each([
    [true, 'on'],
    [false, 'off'],
  ])('is unknown until it is known (%s)', async (isOn, step) => {
    info.isOn = isOn;
    presenter.watch();
    expect(presenter.state).toEqual({ step: 'unknown' });
    await settle();
    expect(presenter.state).toEqual({ step });
  });

  it('begins and ends while the app runs', async () => {
    presenter.watch();
    await settle();
    info.isOn = true;
    await comeBack();
    expect(presenter.state).toEqual({ step: 'on' });
    info.isOn = false;
    await comeBack();
    expect(presenter.state).toEqual({ step: 'off' });
  });

  it('asks once when it is told twice to watch', async () => {
    presenter.watch();
    presenter.watch();
    await settle();
    expect(info.asked).toBe(1);
  });

  it('lets go of the page', async () => {
    presenter.watch();
    await settle();
    presenter.dispose();
    info.isOn = true;
    await comeBack();
    expect(presenter.state).toEqual({ step: 'off' });
  });
});
