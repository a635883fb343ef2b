/** The part of the service worker API that ours uses; its type library conflicts with the page's. */
export type ExtendableEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void }
export type FetchEvent = ExtendableEvent & {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response> | Response) => void
}
export type MessageEvent = ExtendableEvent & { readonly data: unknown }

export type WorkerScope = {
  readonly location: Location
  readonly navigator: Navigator & { readonly connection?: { readonly saveData?: boolean } } // only in Chromium
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
  }
  readonly skipWaiting: () => Promise<void>
  addEventListener(type: 'install' | 'activate', hear: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void
}
