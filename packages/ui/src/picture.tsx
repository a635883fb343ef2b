import { useEffect, useEffectEvent, useRef } from 'react'

const widths = [240, 480] as const

const sourceSet = (address: string, type: 'avif' | 'webp'): string =>
  widths.map((width) => `${address}-${width}.${type} ${width}w`).join(', ')

/** A picture that stands in two sizes and two encodings; decoration, so it has no words. */
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
  /** In view at once: loaded before others. */
  readonly eager?: boolean
  readonly onFail: () => void
}) => {
  const picture = useRef<HTMLImageElement>(null)
  const fail = useEffectEvent(onFail)
  // One that the server wrote may have failed before anybody listened; the page marks such.
  useEffect(() => {
    if (picture.current?.dataset['failed'] !== undefined) fail()
  }, [])
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(address, 'avif')} sizes={sizes} />
      <img
        ref={picture}
        src={`${address}-240.webp`}
        srcSet={sourceSet(address, 'webp')}
        sizes={sizes}
        width="240"
        height={240 * ratio}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={onFail}
      />
    </picture>
  )
}
