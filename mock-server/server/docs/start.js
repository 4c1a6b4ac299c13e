/** The document names the servers of hotels; this page calls the stub that it is on. */
const callsThisStub = () => ({
  statePlugins: {
    spec: {
      wrapActions: { updateJsonSpec: (update) => (document) => update({ ...document, servers: [{ url: '/api' }] }) },
    },
  },
})

window.SwaggerUIBundle({
  dom_id: '#api',
  url: '/docs/openapi.yaml',
  plugins: [callsThisStub],
  tryItOutEnabled: true,
  validatorUrl: null, // a badge of swagger.io
})
