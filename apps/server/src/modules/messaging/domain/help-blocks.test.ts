import { expect, test } from 'vitest'
import { helpBlocks } from './help-blocks.ts'

test('a help text falls into headings, paragraphs and lists', () => {
  const body = `
    ## Pix

    Pay in your bank's app,
    then come back.

    - open the app
    - scan the code
      it shows


    Done - that is all.
  `
  expect(helpBlocks(body)).toEqual([
    { type: 'heading', text: 'Pix' },
    { type: 'paragraph', text: "Pay in your bank's app, then come back." },
    { type: 'list', items: ['open the app', 'scan the code it shows'] },
    { type: 'paragraph', text: 'Done - that is all.' },
  ])
})

test('an empty text has no blocks', () => {
  expect(helpBlocks(' \n\n ')).toEqual([])
})
