// Lessons as somebody takes them who has nothing but the page: each by keyboard alone, and on a phone by touch.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './house';
import { clean, fits, hasTargets } from './sound';
import { reach } from './table';

interface Task {
  show: string;
  wrong?: { id: string; try: string; rule: string }[];
}
interface Script {
  steps: { id: string; do?: Task[]; play?: unknown; light?: string[] }[];
}

const FOLDER = resolve(import.meta.dirname, '../../lessons');
const LESSONS = readdirSync(FOLDER).flatMap((game) =>
  readdirSync(join(FOLDER, game)).map((file) => ({
    game,
    name: file.replace(/^\d+-|\.json$/g, ''),
    script: JSON.parse(readFileSync(join(FOLDER, game, file), 'utf8')) as Script,
  })),
);

const NAMES = {
  en: {
    next: 'Next',
    show: 'Show me',
    done: 'Well done',
    doIt: 'Do it',
    step: (n: number) => `Step ${n} of`,
  },
  de: {
    next: 'Weiter',
    show: 'Zeig mal',
    done: 'Gut gemacht',
    doIt: 'Ja, so machen',
    step: (n: number) => `Schritt ${n} von`,
  },
};
type Language = keyof typeof NAMES;

class Learner {
  constructor(
    readonly page: Page,
    readonly language: Language,
  ) {}

  get says() {
    return this.page.locator('.carla .paper');
  }

  async open(game: string, name: string): Promise<void> {
    await this.page.goto(`/learn/${game}/${name}`);
    await expect(this.says).toBeVisible();
  }

  async at(step: number): Promise<void> {
    await expect(
      this.page.getByRole('img', { name: new RegExp(`^${NAMES[this.language].step(step + 1)}`) }),
    ).toBeVisible();
  }

  /** What may be done and is not what is meant is answered in the lesson's words, with the rule it is about. What may
   *  not be done lies on the board alone, and is answered in the server's tests. */
  async tryWrongly(game: string, step: string, wrong: { id: string; try: string; rule: string }) {
    await this.page.keyboard.press('c');
    const choice = this.page.locator(`.drawers [data-action="${wrong.try}"]`);
    await expect(this.page.locator('.drawers [data-nth="1"]')).toBeVisible();
    if ((await choice.count()) === 0) return;
    await this.choose(wrong.try);
    await expect(this.says.getByRole('heading')).toHaveText(
      written(this.language, game, `lesson-${game}-${step}-${wrong.id}-title`),
    );
    await expect(this.says).toContainText(written(this.language, game, `lesson-${game}-${step}-${wrong.id}`));
    await expect(this.says.locator('.rule')).toHaveAttribute('data-rule', wrong.rule);
  }

  /** By its place among the choices in words. */
  async choose(action: string): Promise<void> {
    const choice = this.page.locator(`.drawers [data-action="${action}"]`);
    await this.page.keyboard.press('c');
    await expect(choice).toBeVisible();
    await reach(this.page, choice);
    await this.page.keyboard.press('Enter');
    // What most likely nobody means is asked about once more.
    const sure = this.page.getByRole('button', { name: NAMES[this.language].doIt });
    if (await sure.isVisible()) await this.page.keyboard.press('Enter');
  }
}

/** A sentence as it is written in the locales, without its variables. */
function written(language: Language, game: string, id: string): string {
  const file = resolve(import.meta.dirname, `../../locales/${language}/lessons-${game}-web.ftl`);
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${id} = `));
  expect(line, id).toBeDefined();
  return line!
    .slice(id.length + 3)
    .split('{')[0]!
    .trim();
}

for (const [{ game, name, script }, language] of LESSONS.flatMap((lesson) =>
  (['en', 'de'] as const).map((language) => [lesson, language] as const),
)) {
  test.describe(`${game}: ${name}, ${language}`, () => {
    test.use({ locale: language === 'en' ? 'en-GB' : 'de-DE' });
    test('is taken by keyboard alone', async ({ page }) => {
      const words = NAMES[language];
      const learner = new Learner(page, language);
      await learner.open(game, name);
      for (const [at, step] of script.steps.entries()) {
        await learner.at(at);
        // A stage may have one of them on a wide screen and the other on a small one.
        const lit = (step.light ?? []).map((selector) => `.stage ${selector}`).join();
        if (lit) await expect(page.locator(lit).first(), `${step.id}: ${lit}`).toBeAttached();
        for (const task of step.do ?? []) {
          for (const wrong of task.wrong ?? []) await learner.tryWrongly(game, `${name}-${step.id}`, wrong);
          await learner.choose(task.show);
        }
        const next = page.getByRole('button', { name: words.next, exact: true });
        if (step.play) {
          while ((await next.getAttribute('aria-disabled')) === 'true') {
            await page.keyboard.press('c');
            await page.keyboard.press('Enter');
          }
        }
        // The answer may still be on its way.
        await expect(next).not.toHaveAttribute('aria-disabled', 'true');
        await page.keyboard.press('n');
      }
      await expect(learner.says).toContainText(words.done);
    });
  });
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];

for (const [game, first] of [
  ['greed', 'cards'],
  ['smile', 'walk'],
  ['downtown', 'turn'],
] as const) {
  for (const [nth, size] of SIZES.entries()) {
    for (const colorScheme of ['dark', 'light'] as const) {
      const language: Language = (nth === 0) === (colorScheme === 'dark') ? 'de' : 'en';
      test.describe(`${game}, ${size.width} wide, ${colorScheme}`, () => {
        test.use({ viewport: size, colorScheme, locale: language === 'en' ? 'en-GB' : 'de-DE' });
        test('a lesson is sound at every step', async ({ page }) => {
          const { script } = LESSONS.find((lesson) => lesson.game === game && lesson.name === first)!;
          const learner = new Learner(page, language);
          await learner.open(game, first);
          for (const [at, step] of script.steps.entries()) {
            await learner.at(at);
            await clean(page, step.id);
            await fits(page, step.id);
            // Beside a lesson the board is smaller than at a table: on a phone, and wherever much stands close together.
            if (nth > 0 && game !== 'smile') await hasTargets(page, step.id);
            for (const task of step.do ?? []) await learner.choose(task.show);
            await page.keyboard.press('Escape');
            await page.getByRole('button', { name: NAMES[language].next, exact: true }).click();
          }
        });
      });
    }
  }
}

test('a wrong try is answered, shown after two, and the place is kept', async ({ page }) => {
  const learner = new Learner(page, 'en');
  await learner.open('smile', 'walk');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (let step = 0; step < 3; step += 1) {
    await learner.at(step);
    await next.click();
  }
  await learner.at(3);
  await expect(page.getByRole('heading', { name: /Try it/ })).toBeVisible();
  const die = (value: number) => page.locator('[data-at="pool"] .cell').nth(value - 1);
  const wrong = async () => {
    await die(5).click();
    await die(4).click();
    await expect(learner.says).toContainText('Not the 5');
  };
  await wrong();
  await expect(learner.says).toContainText('Try again.');
  await learner.says.getByRole('button', { name: 'Show the rule' }).click();
  await expect(page.getByRole('dialog')).toContainText('exactly');
  await page.keyboard.press('Escape');
  await wrong();
  await expect(learner.says).toContainText('Shall I show you?');
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(die(4)).toHaveClass(/advised/);
  await die(4).click();
  await die(4).click();
  await expect(learner.says).toContainText('Just so');
  await page.reload();
  await learner.at(3);
  await next.click();
  await learner.at(4);
  await page.goto('/');
  await page.getByRole('link', { name: /^(Lessons|Learn it in ten minutes)\s*: With a Smile/ }).click();
  await learner.at(4);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await learner.at(3);
  await page.getByRole('button', { name: 'Play now instead' }).click();
  await expect(page).toHaveURL(/\/t\//);
});
