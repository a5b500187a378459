/** Has Laravel write every address with https: for the `boot` method of a service provider. */
export const FORCE_HTTPS = `// app/Providers/AppServiceProvider.php, in boot()
if ($this->app->isProduction()) {
    \\Illuminate\\Support\\Facades\\URL::forceScheme('https');
}
// Behind a proxy that ends TLS: trust it in bootstrap/app.php ($middleware->trustProxies), so that url() sees https.`;
