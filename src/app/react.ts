/** React's own file, named in the page: React makes itself ready as soon as it has come, while the app is still on its way. */
export { createRoot } from 'react-dom/client'
