/**
 * A signal for work that may take long as long as it goes on: it aborts once no step was made for `pauseMs`, and after
 * `allMs` in any case. `end` must be called.
 */
export const limitPauses = ({ pauseMs, allMs }: { pauseMs: number; allMs: number }) => {
  const stop = new AbortController()
  const pause = setTimeout(() => stop.abort(new Error('no step for too long')), pauseMs)
  const all = setTimeout(() => stop.abort(new Error('took too long')), allMs)
  return {
    signal: stop.signal,
    step: (): void => {
      pause.refresh()
    },
    end: (): void => {
      clearTimeout(pause)
      clearTimeout(all)
    },
  }
}
