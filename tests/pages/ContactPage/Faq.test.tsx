// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Question } from '#src/domain/question/schema.ts'
import { Faq } from '#src/pages/ContactPage/Faq.tsx'
import { renderAt } from '#tests/render.tsx'

const questions: Question[] = [
  { id: 'one', question: 'The first?', answer: 'The first answer.' },
  { id: 'two', question: 'The second?', answer: 'The second answer.' },
  { id: 'three', question: 'The third?', answer: 'The third answer.' },
]

async function open(path = '/contact') {
  const page = await renderAt(path, () => <Faq questions={questions} />)
  return { ...page, user: userEvent.setup() }
}

const question = (name: string) => screen.getByRole('button', { name })
/** The questions whose answers show, by what the buttons say and by what is hidden. */
const shown = () => {
  const told = questions.filter(
    (one) => question(one.question).getAttribute('aria-expanded') === 'true',
  )
  const seen = questions.filter((one) => screen.getByText(one.answer).closest('[hidden]') === null)
  expect(seen).toEqual(told)
  return told.map(({ id }) => id)
}

test('all answers are closed at first', async () => {
  await open()
  expect(shown()).toEqual([])
})

test('a question opens its answer, and another one closes it', async () => {
  const { user } = await open()
  await user.click(question('The first?'))
  expect(shown()).toEqual(['one'])
  await user.click(question('The third?'))
  expect(shown()).toEqual(['three'])
})

test('an open answer can be closed again', async () => {
  const { user } = await open()
  await user.click(question('The second?'))
  await user.click(question('The second?'))
  expect(shown()).toEqual([])
})

test('the questions are headings', async () => {
  await open()
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'The first?',
    'The second?',
    'The third?',
  ])
})

test('arrow keys, Home and End go from question to question; Enter and Space open', async () => {
  const { user } = await open()
  await user.tab()
  expect(document.activeElement).toBe(question('The first?'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(question('The second?'))
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(question('The first?'))
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(question('The third?'))
  await user.keyboard('{Enter}')
  expect(shown()).toEqual(['three'])
  await user.keyboard('{Home}')
  await user.keyboard(' ')
  expect(document.activeElement).toBe(question('The first?'))
  expect(shown()).toEqual(['one'])
})

test('an address with the id of a question opens it', async () => {
  await open('/contact#two')
  expect(shown()).toEqual(['two'])
})

test('an address with an unknown id opens nothing', async () => {
  await open('/contact#nine')
  expect(shown()).toEqual([])
})

test('a link to another question opens that one', async () => {
  const { goTo } = await open('/contact#two')
  await goTo('/contact#three')
  expect(shown()).toEqual(['three'])
})

test('a closed answer is found by find-in-page, which opens it', async () => {
  await open()
  const answer = screen.getByText('The second answer.').closest('[hidden]')
  expect(answer?.getAttribute('hidden')).toBe('until-found')
  await act(async () => void answer?.dispatchEvent(new Event('beforematch', { bubbles: true })))
  expect(shown()).toEqual(['two'])
})
