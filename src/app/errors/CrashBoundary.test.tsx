import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { expect, it } from 'vitest'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { renderScreen } from '#tests/support/page/renderScreen.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'

function Broken(): never {
  throw new Error('no such dish')
}

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>
      <Outlet />
    </>
  )
}

function open(at: string, isWholePage = false) {
  const element = (
    <>
      <p>The frame</p>
      <CrashBoundary isWholePage={isWholePage}>
        <Counter />
      </CrashBoundary>
    </>
  )
  const children = [
    { path: 'bar', element: <h1>Bar</h1> },
    { path: 'menu', element: <Broken /> },
  ]
  return renderScreen({ routes: [{ path: '/', element, children }], at }).router
}

it('shows the crash screen within the layout until the next navigation', async () => {
  expectConsole('error', /no such dish/)
  const router = open('/menu')
  expect(screen.getByText('The frame')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByRole('main')).toBeNull()
  await router.navigate('/bar')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bar')
})

it('renders a whole page when there is no layout left', () => {
  expectConsole('error', /no such dish/)
  open('/menu', true)
  expect(screen.getByRole('main')).toBeVisible()
})

it('preserves the state of its children on navigation', async () => {
  const router = open('/')
  await userEvent.click(screen.getByRole('button', { name: 'Pressed 0' }))
  await router.navigate('/bar')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bar')
  expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeVisible()
})
