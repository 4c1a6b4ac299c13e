import { describe, expect, it } from 'vitest'
import { widgetMessage } from './widgetMessage.ts'

const from = 'activities-widget'

describe('widgetMessage', () => {
  it.each([
    [{ from, state: 'ready' }, { state: 'ready' }],
    [{ from, state: 'failed' }, { state: 'failed' }],
    [{ from, height: 1234.4 }, { height: 1234 }],
    [{ from, height: -5 }, { height: 320 }],
    [{ from, height: 1e9 }, { height: 8000 }],
  ])('parses %j as %j', (data, read) => expect(widgetMessage(data)).toEqual(read))

  const others = [
    undefined,
    null,
    7,
    'ready',
    [],
    {},
    { from },
    { state: 'ready' },
    { from: 'other', state: 'ready' },
    { from, state: 'done' },
    { from, height: '900' },
    { from, height: Number.NaN },
    { from, height: Infinity },
  ]
  it.each(others)('ignores %j', (data) => expect(widgetMessage(data)).toBeUndefined())
})
