import { lazy, useState, type ComponentType } from 'react'
import { loadPart } from '../../core/router/lazy-part.ts'

type PageModule = { readonly Component: ComponentType }

export type Part = ComponentType & {
  /** Its module in the build manifest. */
  readonly file: string
  /** Loads it before it is shown: on the server, and for the first page in the browser. */
  readonly prepare: () => Promise<void>
  /** The same for a part that is not needed yet; a failure is ignored. */
  readonly prepareAhead: () => Promise<void>
}

/** A screen group that is downloaded when it is first shown (ROUTE-24). */
export const part = (file: string, load: () => Promise<PageModule>): Part => {
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
    prepareAhead: () =>
      load().then(
        ({ Component }) => {
          ready = Component
        },
        () => undefined,
      ),
  })
}
