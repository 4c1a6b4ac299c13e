import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderScreen, type Given } from '#tests/support/renderScreen.tsx'
import { Activities } from './Activities.tsx'

function openActivities(given: Partial<Given> = {}) {
  return renderScreen({
    routes: [{ path: '/activities', Component: Activities }],
    at: '/activities',
    guest: null,
    ...given,
  })
}

const agree = () => userEvent.click(screen.getByRole('button', { name: 'Agree and show the tours' }))
const theFrame = () => screen.getByTitle<HTMLIFrameElement>('Tours in Sofia by GetYourGuide')
const noFrame = () => expect(document.querySelector('iframe')).toBeNull()
const link = () => screen.getByRole('link', { name: 'See the tours on GetYourGuide' })

/** What the widget's page says; from its own frame and from nowhere else, unless a test says otherwise. */
function says(data: object, { origin = 'null', source = theFrame().contentWindow } = {}) {
  fireEvent(window, new MessageEvent('message', { origin, source, data: { from: 'activities-widget', ...data } }))
}

const agreed = (consent: object) => localStorage.setItem('companion-consent', JSON.stringify(consent))

afterEach(() => vi.useRealTimers())

describe('activities before the guest has agreed to anything', () => {
  it.each([
    ['en', 'Activities', 'Rila Monastery'],
    ['bg', 'Активности', 'Рилският манастир'],
    ['es', 'Actividades', 'Monasterio de Rila'],
  ] as const)('are the hotel’s own ideas, in %s', (language, title, place) => {
    openActivities({ language })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: place })).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(6)
    expect(screen.getByText(/\*1/)).toBeVisible()
  })

  it('load nothing of the third party, also when page views were agreed to', () => {
    agreed({ analytics: true, widget: false })
    openActivities()
    noFrame()
    expect(document.querySelector('script[src*="getyourguide"]')).toBeNull()
  })

  it('lead to GetYourGuide’s Sofia search, in the hotel’s name where it is a partner', () => {
    openActivities({ config: { GET_YOUR_GUID_PARTNER_ID: ' A&B ' } })
    expect(link()).toHaveAttribute('href', 'https://www.getyourguide.com/s/?q=Sofia%2C%20Bulgaria&partner_id=A%26B')
    expect(link()).toHaveAttribute('rel', 'noopener')
  })

  it.each([{}, { GET_YOUR_GUID_PARTNER_ID: '' }])('lead there without a partner where there is none: %j', (config) => {
    openActivities({ config })
    expect(link()).toHaveAttribute('href', 'https://www.getyourguide.com/s/?q=Sofia%2C%20Bulgaria')
  })
})

it.each([false, true])(
  'without a widget of the hotel there is the link alone, whatever the guest agreed to: %j',
  (widget) => {
    agreed({ analytics: false, widget })
    openActivities({ config: { activitiesWidget: false } })
    noFrame()
    expect(screen.queryByRole('button')).toBeNull()
    expect(link()).toBeVisible()
  },
)

describe('the widget', () => {
  it('comes when the guest agrees, in a frame that has no origin, and is remembered', async () => {
    agreed({ analytics: true, widget: false })
    openActivities({ config: { GET_YOUR_GUID_PARTNER_ID: 'A&B' } })
    await agree()
    expect(theFrame()).toHaveAttribute('src', '/activities-widget/widget.html#partner=A%26B')
    expect(theFrame().getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox')
    expect(localStorage.getItem('companion-consent')).toBe('{"analytics":true,"widget":true}')
    expect(screen.getByRole('heading', { name: 'Tours and tickets' })).toHaveFocus()
    expect(link()).toBeVisible()
  })

  it('is there at once for a guest who agreed before, and goes when they change their mind', async () => {
    agreed({ analytics: false, widget: true })
    openActivities()
    expect(theFrame()).toHaveAttribute('src', '/activities-widget/widget.html')
    await userEvent.click(screen.getByRole('button', { name: 'Stop showing GetYourGuide' }))
    noFrame()
    expect(localStorage.getItem('companion-consent')).toBe('{"analytics":false,"widget":false}')
    expect(screen.getByRole('button', { name: 'Agree and show the tours' })).toBeVisible()
  })

  it('is as high as its page asks, within bounds', () => {
    agreed({ widget: true })
    openActivities()
    expect(screen.getByRole('status')).toHaveTextContent('Loading the tours…')
    says({ state: 'ready' })
    expect(screen.queryByRole('status')).toBeNull()
    says({ height: 2345 })
    expect(theFrame()).toHaveAttribute('height', '2345')
  })

  it('hears nobody but its own frame, and not even that one with an origin', () => {
    agreed({ widget: true })
    openActivities()
    says({ state: 'failed' }, { source: window })
    says({ state: 'failed' }, { source: null })
    says({ state: 'failed' }, { origin: window.location.origin })
    says({ state: 'failed' }, { origin: 'https://widget.getyourguide.com' })
    expect(theFrame()).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a widget that does not come', () => {
  it('gives way to the link, and can be tried again', async () => {
    agreed({ widget: true })
    openActivities()
    says({ state: 'failed' })
    noFrame()
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('The tours could not be loaded.')
    expect(link()).toBeVisible()
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(theFrame()).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Tours and tickets' })).toHaveFocus()
  })

  it('is given up after 15 seconds of silence', () => {
    vi.useFakeTimers()
    agreed({ widget: true })
    openActivities()
    act(() => void vi.advanceTimersByTime(14_900))
    expect(theFrame()).toBeVisible()
    act(() => void vi.advanceTimersByTime(200))
    noFrame()
    expect(screen.getByRole('alert')).toBeVisible()
  })

  it('is not given up once it has come', () => {
    vi.useFakeTimers()
    agreed({ widget: true })
    openActivities()
    says({ state: 'ready' })
    act(() => void vi.advanceTimersByTime(60_000))
    expect(theFrame()).toBeVisible()
  })

  it('is not waited for without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    agreed({ widget: true })
    openActivities()
    noFrame()
    expect(screen.getByRole('alert')).toBeVisible()
  })
})
