import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useAlone } from './use-alone.ts'

const Stage = () => {
  const stage = useRef<HTMLDivElement>(null)
  useAlone(stage)
  return (
    <div ref={stage}>
      <header>bar of the game</header>
    </div>
  )
}
const Page = ({ isPlaying }: { readonly isPlaying: boolean }) => (
  <>
    <header>site</header>
    <nav>menu</nav>
    <dialog>
      <header>popup</header>
    </dialog>
    {isPlaying && <Stage />}
  </>
)

test('while a game fills the page, what it covers is out of reach; popups and its own bar are not', () => {
  const page = render(<Page isPlaying />)
  const isReached = (text: string) => !page.getByText(text).inert
  const { dataset, style } = document.documentElement
  expect(['site', 'menu', 'popup', 'bar of the game'].filter(isReached)).toEqual([
    'popup',
    'bar of the game',
  ])
  // Notices make room for the reels, and the page behind does not scroll.
  expect([dataset['stage'], style.overflow]).toEqual(['game', 'hidden'])
  page.rerender(<Page isPlaying={false} />)
  expect(['site', 'menu', 'popup'].filter(isReached)).toEqual(['site', 'menu', 'popup'])
  expect([dataset['stage'], style.overflow]).toEqual([undefined, ''])
})
