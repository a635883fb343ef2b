import { useEffect, useEffectEvent, useRef } from 'react'

const widths = [240, 480] as const

/** A picture in two sizes; decorative, so it has no text. */
export const Picture = ({
  address,
  ratio,
  sizes,
  eager = false,
  onFail,
}: {
  /** Without size and ending: `/art/tile/tigre-da-sorte`. */
  readonly address: string
  /** Height to width. */
  readonly ratio: number
  /** How wide it is drawn, for the browser's choice. */
  readonly sizes: string
  /** In view at once, so loaded before others. */
  readonly eager?: boolean
  readonly onFail: () => void
}) => {
  const picture = useRef<HTMLImageElement>(null)
  const fail = useEffectEvent(onFail)
  // A server-rendered picture may have failed before there was a listener; the page marks such ones.
  useEffect(() => {
    if (picture.current?.dataset['failed'] !== undefined) fail()
  }, [])
  return (
    <img
      ref={picture}
      src={`${address}-240.webp`}
      srcSet={widths.map((width) => `${address}-${width}.webp ${width}w`).join(', ')}
      sizes={sizes}
      width="240"
      height={240 * ratio}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={onFail}
    />
  )
}
