import { maths } from '@trevo/titles/doce-de-vo/maths.ts'
import { theme } from '@trevo/titles/doce-de-vo/theme.ts'
import { checkBoard } from '../../testing/check-board.ts'
import { checkBuyBonus } from '../reels/testing/check-buy-bonus.ts'
import { createBoard } from './board.ts'

const tested = { maths, theme, createBoard }

checkBoard({ ...tested })
checkBuyBonus(tested)
