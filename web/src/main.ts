import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });

// Not before everything that is to be seen has come.
if (import.meta.env.PROD)
  addEventListener('load', () => void import('./shared/worker').then(({ setToWork }) => setToWork()));
