import { lazy, useState, type ComponentType } from 'react'
import type { SiteLanguage } from '@trevo/i18n/languages.ts'
import type { Area } from '@trevo/i18n/site/areas.ts'
import { prepareText } from '../../core/language/use-text.ts'
import { loadPart } from '../../core/router/lazy-part.ts'

type PageModule = { readonly Component: ComponentType }

export type Part = ComponentType & {
  /** Its module in the build manifest. */
  readonly file: string
  /** Loads it before it is shown: on the server, and for the first page in the browser. */
  readonly prepare: () => Promise<void>
  /** Loads the texts that it shows in the browser alone, beside it rather than after it. */
  readonly prepareTexts: (language: SiteLanguage) => void
  /** The same as `prepare` for a part that is not needed yet; a failure is ignored. */
  readonly prepareAhead: () => Promise<void>
}

/** A screen group that is downloaded when it is first shown (ROUTE-24). */
export const part = (
  file: string,
  load: () => Promise<PageModule>,
  areas: readonly Area[] = [],
): Part => {
  let ready: ComponentType | undefined
  const Later = lazy(async () => ({ default: (await loadPart(load)).Component }))
  const Shown = () => {
    // Chosen once, so that a page already on screen is not rebuilt when its part is ready.
    const [Page] = useState(() => ready ?? Later)
    return <Page />
  }
  return Object.assign(Shown, {
    file: `src/pages/${file}`,
    prepare: async () => {
      ready = (await loadPart(load)).Component
    },
    prepareTexts: (language: SiteLanguage) => {
      for (const area of areas) prepareText(area, language)
    },
    prepareAhead: () =>
      load().then(
        ({ Component }) => {
          ready = Component
        },
        () => undefined,
      ),
  })
}
