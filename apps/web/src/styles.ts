// The theme first: it names the cascade layers in their order.
import '@segno/ui/theme';
import '@segno/ui/fonts.css';
