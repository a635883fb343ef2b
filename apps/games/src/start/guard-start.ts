import type { InEachLanguage, LanguageCode } from '@trevo/languages/languages.ts'
import { RgsRefusal } from '../rgs/rgs-port.ts'
import { showDeadEnd } from './show-dead-end.ts'

/** Built in, without a request: the language's texts may be what failed to load. */
const notOpened: InEachLanguage<{ readonly sentence: string; readonly retry: string }> = {
  PT: {
    sentence: 'O jogo não abriu. Confira a conexão e tente de novo.',
    retry: 'Tentar de novo',
  },
  EN: {
    sentence: 'The game did not open. Check the connection and try again.',
    retry: 'Try again',
  },
}

type Start = {
  readonly root: HTMLElement
  readonly language: LanguageCode
  /** Reloads the page with its original address. */
  readonly reload: () => void
}

/**
 * Starts a game; a failed start, at any step, shows a sentence and a retry button.  @throws the start's error,
 * unless the game server refused it
 */
export const guardStart = async (
  { root, language, reload }: Start,
  start: () => Promise<void>,
): Promise<void> => {
  try {
    await start()
  } catch (error) {
    const { sentence, retry } = notOpened[language]
    const refusal = error instanceof RgsRefusal ? error : undefined
    showDeadEnd(root, refusal?.message || sentence, { label: retry, press: reload })
    if (!refusal) throw error
  }
}
