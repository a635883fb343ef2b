import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GameTile, hueOf, VendorMark, type GameTileProps } from './game-tile.tsx'
import { VendorDrawing } from './vendor-drawing.tsx'

const tile = (props: Partial<GameTileProps> = {}) => (
  <GameTile
    name="Minas"
    vendor="Originais"
    pictures={['/art/tile/minas']}
    hue={295}
    favourite={false}
    labels={{
      hot: 'Hot',
      new: 'Novo',
      addFavourite: (name) => `Favoritar ${name}`,
      removeFavourite: (name) => `Tirar ${name}`,
      maintenance: 'Em manutenção',
      about: (name) => `Sobre ${name}`,
    }}
    opener={(words, className) => (
      <a href="/seamless?nodeId=7" className={className}>
        {words}
      </a>
    )}
    {...props}
  />
)

test('CARD-1: shows name, vendor, picture and the favourite toggle', () => {
  const onFavourite = vi.fn<() => void>()
  const { container } = render(tile({ onFavourite }))
  expect(screen.getByRole('link').textContent).toBe('MinasOriginais')
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/art/tile/minas-240.webp')
  fireEvent.click(screen.getByRole('button', { name: 'Favoritar Minas' }))
  expect(onFavourite).toHaveBeenCalledTimes(1)
})

test('a favourite is marked and offers its removal', () => {
  render(tile({ favourite: true, onFavourite: () => undefined }))
  expect(screen.getByRole('button', { name: 'Tirar Minas' }).getAttribute('aria-pressed')).toBe(
    'true',
  )
})

test('without a favourite list there is no heart', () => {
  render(tile())
  expect(screen.queryByRole('button')).toBeNull()
})

test('CARD-2: a badge only if one is given', () => {
  const { rerender } = render(tile())
  expect(screen.queryByText('Hot')).toBeNull()
  rerender(tile({ badge: 'hot' }))
  expect(screen.getByText('Hot')).toBeTruthy()
})

test('a missing picture leaves the colour and the initial', () => {
  const { container } = render(tile())
  fireEvent.error(container.querySelector('img') as HTMLImageElement) // drawn above
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('M')).toBeTruthy()
})

test('a picture that fails is replaced by the next address', () => {
  const { container } = render(tile({ pictures: ['https://img.example/x', '/art/tile/x'] }))
  const img = () => container.querySelector('img')
  expect(img()?.getAttribute('src')).toBe('https://img.example/x-240.webp')
  fireEvent.error(img() as HTMLImageElement) // drawn above
  expect(img()?.getAttribute('src')).toBe('/art/tile/x-240.webp')
})

test.each([1, 2, 3, 4, 5] as const)(
  'CARD-3, CARD-4: a vendor without a picture is drawn in style %i, as is one whose picture fails',
  (style) => {
    const mark = (pictures: readonly string[]) => (
      <VendorMark
        code="XYZ"
        style={style}
        name="Casa Azul"
        detail="3 jogos"
        pictures={pictures}
        opener={(content) => <a href="/rng">{content}</a>}
      />
    )
    const { container, rerender } = render(mark([]))
    const drawing = () => container.querySelector(`svg[data-style="${style}"]`)
    expect(drawing()?.childElementCount).toBeGreaterThan(0)
    expect(container.textContent).toBe('Casa Azul3 jogos')
    rerender(mark(['/art/vendor/RNG/XYZ']))
    expect(drawing()).toBeNull()
    fireEvent.error(container.querySelector('img') as HTMLImageElement) // drawn above
    expect(drawing()).not.toBeNull()
  },
)

test('CARD-4: the five drawings of vendors differ', () => {
  const drawn = ([1, 2, 3, 4, 5] as const).map(
    (style) => render(<VendorDrawing style={style} />).container.innerHTML,
  )
  expect(new Set(drawn.map((html) => html.replaceAll(/data-style="\d"/g, ''))).size).toBe(5)
})

test('a vendor always has the same hue', () => {
  expect(hueOf('PG')).toBe(hueOf('PG'))
  expect(hueOf('PG')).not.toBe(hueOf('JL'))
})
