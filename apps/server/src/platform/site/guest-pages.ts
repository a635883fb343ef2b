import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'

export type RenderedPage = { readonly status: number; readonly html: string }

/** The parts of a page that differ for each visitor. */
export type OwnParts = { readonly nonce: string; readonly address: string }

export type GuestPages = {
  /**
   * The page of this key with the visitor's own parts. Renders it if it is not cached; concurrent requests wait
   * for the same rendering, and get its error if it throws.
   */
  show(
    key: string,
    own: OwnParts,
    render: (marks: OwnParts) => Promise<RenderedPage>,
  ): Promise<RenderedPage>
  /** Drops everything: the source of the pages has changed. */
  clear(): void
}

export type GuestPagesOptions = {
  readonly entriesMax?: number
  readonly bytesMax?: number
  /** Milliseconds for which a rendering is kept. */
  readonly forMs?: number
  readonly now?: () => number
}

type Kept = { readonly page: RenderedPage; readonly marks: OwnParts }

/** Random for each rendering and never sent, so that no address of a page can contain them. */
const makeMarks = (): OwnParts => ({
  nonce: randomBytes(16).toString('hex'),
  address: randomBytes(16).toString('hex'),
})

const fillIn = ({ page, marks }: Kept, own: OwnParts): RenderedPage => ({
  status: page.status,
  html: page.html
    .replaceAll(marks.nonce, () => own.nonce)
    .replaceAll(marks.address, () => own.address),
})

/**
 * Caches rendered pages of guests for some seconds, with marks in place of each visitor's own parts. If there are
 * too many, the least recently requested ones are dropped.
 */
export const createGuestPages = (options: GuestPagesOptions = {}): GuestPages => {
  const { entriesMax = 500, bytesMax = 32 * 1024 * 1024, forMs = 3_000, now = Date.now } = options
  const pages = new LRUCache<string, Kept>({
    max: entriesMax,
    maxSize: bytesMax,
    // A text with letters beyond Latin-1 takes two bytes for each.
    sizeCalculation: ({ page }) => Math.max(1, page.html.length * 2),
    ttl: forMs,
    ttlResolution: 0,
    // The library treats an instant of 0 as unset.
    perf: { now: () => now() + 1 },
  })
  let rendering = new Map<string, Promise<Kept>>()

  const renderOnce = (
    key: string,
    render: (marks: OwnParts) => Promise<RenderedPage>,
  ): Promise<Kept> => {
    const underWay = rendering.get(key)
    if (underWay) return underWay
    const begunIn = rendering
    const marks = makeMarks()
    const made = render(marks).then((page) => {
      // Cleared meanwhile: it may be outdated.
      if (begunIn === rendering) pages.set(key, { page, marks })
      return { page, marks }
    })
    begunIn.set(key, made)
    const end = () => begunIn.delete(key)
    made.then(end, end)
    return made
  }

  return {
    show: async (key, own, render) =>
      fillIn(pages.get(key) ?? (await renderOnce(key, render)), own),
    clear: () => {
      pages.clear()
      rendering = new Map()
    },
  }
}
